import type { Natives } from '../../values/native'
import { emptyLike, Place, replaceThrough, writeThrough } from '../../values/place'
import type { Value } from '../../values/value'

/** The functions of `mem`. */
export const memNatives: Natives = {
  'mem::swap': () => (a: Value, b: Value) => {
    writeThrough(a, replaceThrough(b, a instanceof Place ? a.get() : replaceThrough(a, emptyLike(a))))
  },
  'mem::replace': () => replaceThrough,
}
