import { lazyShow, showOf } from '../../format/show'
import type { Formatter } from '../../format/formatter'
import type { Natives } from '../../values/native'
import { ok } from '../../values/option'
import { Place, replaceThrough, writeThrough } from '../../values/place'
import type { Value } from '../../values/value'

/** `Box`: a value in a box is the value. */
export const boxNatives: Natives = {
  'Box::new': () => (value: Value) => value,
  '<Box as From>::from': () => (value: Value) => value,
  '<Box as Display>::fmt': ({ traits, generic }) => {
    const show = showOf(generic('T'), '', traits)
    return (value: Value, formatter: Formatter) => {
      show(value, formatter)
      return ok(undefined)
    }
  },
  '<Box as Debug>::fmt': ({ traits, generic }) => {
    const show = lazyShow(generic('T'), '?', traits)
    return (value: Value, formatter: Formatter) => {
      show(value, formatter)
      return ok(undefined)
    }
  },
}

/** The functions of `mem`. */
export const memNatives: Natives = {
  'mem::swap': () => (a: Value, b: Value) => {
    writeThrough(a, replaceThrough(b, a instanceof Place ? a.get() : replaceThrough(a, emptyLike(a))))
  },
  'mem::replace': () => replaceThrough,
  'mem::take': (call) => {
    const make = call.traits.method('Default', 'default', call.generic('T'))!
    return (place: Value) => replaceThrough(place, make())
  },
  'mem::drop': () => () => undefined,
}

function emptyLike(value: Value): Value {
  return Array.isArray(value) ? [] : Object.create(Object.getPrototypeOf(value) as object)
}
