import type { Formatter } from '../../format/formatter'
import { showOf } from '../../format/show'
import type { Native, Natives } from '../../values/native'
import { ok } from '../../values/option'
import type { Value } from '../../values/value'

export const DONE = () => ok(undefined)

/** A range between its ends. */
const rangeText =
  (dots: '..' | '..=', hasStart: boolean, hasEnd: boolean): Native =>
  ({ traits, generic }) => {
    const show = hasStart || hasEnd ? showOf(generic('T'), '?', traits) : () => undefined
    return (range: Value[], formatter: Formatter) => {
      if (hasStart) show(range[0], formatter)
      formatter.write(dots)
      if (hasEnd) show(range[hasStart ? 1 : 0], formatter)
      return DONE()
    }
  }

/** What `fmt` of a program calls. */
export const formatNatives: Natives = {
  '<Range as Debug>::fmt': rangeText('..', true, true),
  '<RangeInclusive as Debug>::fmt': rangeText('..=', true, true),
  '<RangeFrom as Debug>::fmt': rangeText('..', true, false),
  '<RangeTo as Debug>::fmt': rangeText('..', false, true),
  '<RangeToInclusive as Debug>::fmt': rangeText('..=', false, true),
  '<RangeFull as Debug>::fmt': rangeText('..', false, false),
}
