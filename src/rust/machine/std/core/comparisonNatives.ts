import type { Natives } from '../../values/native'
import { panic } from '../../values/panic'
import type { Value } from '../../values/value'

/** `Ord`: of two equals `max` gives the second, `min` the first. */
export const comparisonNatives: Natives = {
  'Ord::max': ({ traits, generic }) => {
    const compare = traits.compare(generic('Self'))
    return (a: Value, b: Value) => (compare(b, a) < 0 ? a : b)
  },
  'Ord::min': ({ traits, generic }) => {
    const compare = traits.compare(generic('Self'))
    return (a: Value, b: Value) => (compare(b, a) < 0 ? b : a)
  },
  'Ord::clamp': ({ traits, generic }) => {
    const compare = traits.compare(generic('Self'))
    return (value: Value, min: Value, max: Value) => {
      if (compare(min, max) > 0) panic('assertion failed: min <= max')
      return compare(value, min) < 0 ? min : compare(value, max) > 0 ? max : value
    }
  },
}
