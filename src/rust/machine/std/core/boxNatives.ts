import { lazyShow, showOf } from '../../format/show'
import type { Formatter } from '../../format/formatter'
import type { Natives } from '../../values/native'
import { ok } from '../../values/option'
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
