import type { Type } from '../../types/type'
import type { Native, NativeCall, Natives } from '../../values/native'
import type { Option } from '../../values/option'
import { none } from '../../values/option'
import { END } from '../../values/sequence'
import type { Sequence } from '../../values/sequence'
import type { Callable, Value } from '../../values/value'
import { itemOrEnd } from './adapters'
import { extending } from './collect'
import { CountedSequence, GivenSequence, ListSequence, OwnedSequence, RepeatSequence } from './sequences'
import { lazyClone } from './sourceNatives'

/** Each item is made from the one before. */
function successors(first: Option, next: Callable): Sequence {
  let upcoming = first
  return new GivenSequence(() => {
    const item = itemOrEnd(upcoming)
    upcoming = item === END ? none() : (next(item) as Option)
    return item
  })
}

/** Puts items into one of two collections that begin empty. */
function twoCollections(left: Type, right: Type, call: NativeCall) {
  const make = [left, right].map((type) => call.traits.method('Default', 'default', type)!)
  const add = [left, right].map((type) => extending(type, call))
  return () => {
    const made = make.map((begin) => begin())
    return {
      made,
      put: (side: 0 | 1, item: Value) => {
        made[side] = add[side]!(made[side], new ListSequence([item]))
      },
    }
  }
}

/** `contains` and `is_empty` of ranges. */
function rangeQuestions(): Natives {
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
  return {
    'Range::contains': contains(true, true, false),
    'RangeInclusive::contains': contains(true, true, true),
    'RangeFrom::contains': contains(true, false, false),
    'RangeTo::contains': contains(false, true, false),
    'RangeToInclusive::contains': contains(false, true, true),
    'Range::is_empty': isEmpty(false),
    'RangeInclusive::is_empty': isEmpty(true),
  }
}

/** Functions that make iterators, and what iterators fill. */
export const rareSourceNatives: Natives = {
  'Iterator::partition': (call) => {
    const iterate = call.traits.iterate(call.generic('Self'))
    const begin = twoCollections(call.generic('B'), call.generic('B'), call)
    return (self: Value, predicate: Callable) => {
      const items = iterate(self)
      const { made, put } = begin()
      for (let item = items.next(); item !== END; item = items.next()) put(predicate(item) ? 0 : 1, item)
      return made
    }
  },
  'Iterator::unzip': (call) => {
    const iterate = call.traits.iterate(call.generic('Self'))
    const begin = twoCollections(call.generic('FromA'), call.generic('FromB'), call)
    return (self: Value) => {
      const items = iterate(self)
      const { made, put } = begin()
      for (let item = items.next(); item !== END; item = items.next()) {
        put(0, (item as Value[])[0])
        put(1, (item as Value[])[1])
      }
      return made
    }
  },
  'iter::repeat': ({ traits, generic }) => {
    const clone = traits.clone(generic('T'))
    return (item: Value) => new RepeatSequence(item, clone)
  },
  'iter::repeat_n': ({ traits, generic }) => {
    const clone = traits.clone(generic('T'))
    return (item: Value, count: number) => new CountedSequence(count, () => clone(item))
  },
  'iter::repeat_with': () => (make: Callable) => new GivenSequence(() => make()),
  'iter::from_fn': () => (make: Callable) => new GivenSequence(() => itemOrEnd(make())),
  'iter::successors': () => successors,
  'iter::once': (call) => {
    const clone = lazyClone(call.generic('T'), call)
    return (item: Value) => new OwnedSequence([item], clone)
  },
  'iter::empty': () => () => new ListSequence([]),
  'RangeInclusive::new': () => (start: Value, end: Value) => [start, end, false],
  'RangeInclusive::start': () => (range: Value[]) => range[0],
  'RangeInclusive::end': () => (range: Value[]) => range[1],
  ...rangeQuestions(),
}
