import { isWideName } from '../../values/integer'
import type { Native, Natives } from '../../values/native'
import { itemsOf, ok, type SliceLike, type Value } from '../../values/value'
import { discriminantOf } from '../../values/shape'
import { selfScalar } from '../numbers/exact'
import { utf8Bytes } from '../text/utf8'
import type { Formatter } from '../../format/formatter'
import { showOf } from '../../format/show'
import { emptyLike, Place, replaceThrough, writeThrough } from '../../values/place'

export function toList(value: Value, clone: (item: Value) => Value): Value[] {
  return typeof value === 'string' ? utf8Bytes(value) : itemsOf(value as SliceLike).map(clone)
}

export const DONE = () => ok(undefined)

function rangeText(dots: '..' | '..=', hasStart: boolean, hasEnd: boolean): Native {
  return ({ traits, generic }) => {
    const show = hasStart || hasEnd ? showOf(generic('T'), '?', traits) : () => undefined
    return (range: Value[], formatter: Formatter) => {
      if (hasStart) show(range[0], formatter)
      formatter.write(dots)
      if (hasEnd) show(range[hasStart ? 1 : 0], formatter)
      return DONE()
    }
  }
}

export const coreNatives: Natives = {
  /** Lossless conversion between numbers; bool is 0 or 1. */
  'From::from': (call) => (isWideName(selfScalar(call)) ? BigInt : Number),
  '<Vec as From>::from': ({ traits, generic }) => {
    const self = generic('Self')
    const clone = self.kind === 'adt' && self.args[0] ? traits.clone(self.args[0]) : (value: Value) => value
    return (value: Value) => toList(value, clone)
  },
  '<Range as Debug>::fmt': rangeText('..', true, true),
  '<RangeInclusive as Debug>::fmt': rangeText('..=', true, true),
  '<RangeFrom as Debug>::fmt': rangeText('..', true, false),
  '<RangeTo as Debug>::fmt': rangeText('..', false, true),
  '<RangeToInclusive as Debug>::fmt': rangeText('..=', false, true),
  '<RangeFull as Debug>::fmt': rangeText('..', false, false),
  'mem::swap': () => (a: Value, b: Value) => {
    writeThrough(a, replaceThrough(b, a instanceof Place ? a.get() : replaceThrough(a, emptyLike(a))))
  },
  'mem::replace': () => replaceThrough,
  'mem::discriminant': () => (value: Value) => [Number(discriminantOf(value))],
}
