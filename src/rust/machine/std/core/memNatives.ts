import type { Natives } from '../../values/native'
import { Place, replaceThrough, writeThrough } from '../../values/place'
import type { Value } from '../../values/value'

/** The functions of `mem`. */
export const memNatives: Natives = {
  'mem::swap': () => (a: Value, b: Value) => {
    writeThrough(a, replaceThrough(b, a instanceof Place ? a.get() : replaceThrough(a, emptyLike(a))))
  },
  'mem::replace': () => replaceThrough,
}

function emptyLike(value: Value): Value {
  return Array.isArray(value) ? [] : Object.create(Object.getPrototypeOf(value) as object)
}
