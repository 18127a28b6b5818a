import type { Native, Natives } from '../../values/native'
import type { Value } from '../../values/value'

const contains =
  (hasStart: boolean, hasEnd: boolean, isInclusive: boolean): Native =>
  ({ traits, generic }) => {
    const compare = traits.partialCompare(generic('T'))
    const isBelow = (left: Value, right: Value, orEqual: boolean) => {
      const order = compare(left, right)
      return order !== undefined && order < (orEqual ? 1 : 0)
    }
    return (range: Value[], item: Value) =>
      (!hasStart || isBelow(range[0], item, true)) && (!hasEnd || isBelow(item, range[hasStart ? 1 : 0], isInclusive))
  }
const isEmpty =
  (isInclusive: boolean): Native =>
  ({ traits, generic }) => {
    const compare = traits.partialCompare(generic('T'))
    return ([start, end, isOver]: Value[]) => isOver === true || !((compare(start, end) ?? 1) < (isInclusive ? 1 : 0))
  }

/** What ranges have besides iterating. */
export const rangeNatives: Natives = {
  'RangeInclusive::new': () => (start: Value, end: Value) => [start, end, false],
  'RangeInclusive::start': () => (range: Value[]) => range[0],
  'RangeInclusive::end': () => (range: Value[]) => range[1],

  'Range::contains': contains(true, true, false),
  'RangeInclusive::contains': contains(true, true, true),
  'RangeFrom::contains': contains(true, false, false),
  'RangeTo::contains': contains(false, true, false),
  'RangeToInclusive::contains': contains(false, true, true),
  'Range::is_empty': isEmpty(false),
  'RangeInclusive::is_empty': isEmpty(true),
}
