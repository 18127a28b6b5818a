import type { Native, Natives } from '../../values/native'
import { panic } from '../../values/panic'
import type { Value } from '../../values/value'

/** Of two equals `max` gives the second, `min` the first. */
const greater =
  (name: string): Native =>
  ({ traits, generic }) => {
    const compare = traits.compare(generic(name))
    return (a: Value, b: Value) => (compare(b, a) < 0 ? a : b)
  }

const lesser =
  (name: string): Native =>
  ({ traits, generic }) => {
    const compare = traits.compare(generic(name))
    return (a: Value, b: Value) => (compare(b, a) < 0 ? b : a)
  }

/** `Ord` and `Ordering`. */
export const comparisonNatives: Natives = {
  'Ord::max': greater('Self'),
  'Ord::min': lesser('Self'),
  'Ord::clamp': ({ traits, generic }) => {
    const compare = traits.compare(generic('Self'))
    return (value: Value, min: Value, max: Value) => {
      if (compare(min, max) > 0) panic('assertion failed: min <= max')
      return compare(value, min) < 0 ? min : compare(value, max) > 0 ? max : value
    }
  },
  'cmp::max': greater('T'),
  'cmp::min': lesser('T'),
}
