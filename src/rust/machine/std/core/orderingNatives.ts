import type { Native, Natives } from '../../values/native'
import type { Callable } from '../../values/value'

const question =
  (holds: (order: number) => boolean): Native =>
  () =>
    holds

/** The methods of `Ordering`. */
export const orderingNatives: Natives = {
  'Ordering::reverse': () => (order: number) => 0 - order,
  'Ordering::then': () => (order: number, other: number) => order || other,
  'Ordering::then_with': () => (order: number, f: Callable) => order || f(),
  'Ordering::is_eq': question((order) => order === 0),
  'Ordering::is_ne': question((order) => order !== 0),
  'Ordering::is_lt': question((order) => order < 0),
  'Ordering::is_gt': question((order) => order > 0),
  'Ordering::is_le': question((order) => order <= 0),
  'Ordering::is_ge': question((order) => order >= 0),
}
