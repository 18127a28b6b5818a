import type { Type } from '../../types/type'
import type { Native, NativeCall, Natives } from '../../values/native'
import type { Option } from '../../values/option'
import { none } from '../../values/option'
import { END } from '../../values/sequence'
import type { Sequence } from '../../values/sequence'
import type { SliceLike } from '../../values/slice'
import type { Callable, Value } from '../../values/value'
import { readThrough, writeThrough } from '../../values/place'
import { Place } from '../../values/place'
import type { Heap } from '../collections/heap'
import type { Table } from '../collections/table'
import { itemOrEnd } from './adapters'
import { collecting, extending } from './collect'
import {
  CountedSequence,
  GivenSequence,
  ListSequence,
  OwnedSequence,
  RepeatSequence,
  mutableItems,
  ownedItems,
  sharedItems,
} from './sequences'

/** `into_iter` by the type: what is owned gives its items, what is lent gives references to them. */
const intoIter: Native = (call) => {
  const self = call.generic('Self')
  if (self.kind === 'reference') return lentItems(self.target, self.isMutable, call)
  const item = self.kind === 'array' ? self.item : self.kind === 'adt' ? self.args[0] : undefined
  const name = self.kind === 'adt' && !self.adt.isOwn ? self.adt.name : ''
  const clone = lazyClone(item, call)
  if (self.kind === 'array' || name === 'Vec' || name === 'VecDeque')
    return (items: SliceLike) => ownedItems(items, clone)
  if (name === 'Option') return (option: Option) => new OwnedSequence(option.slice(1), clone)
  if (name === 'BinaryHeap') return (heap: Heap) => new OwnedSequence(heap.items, clone)
  if (/^(Hash|BTree)Map$/.test(name))
    return paid(call, (map) => new ListSequence(map.entries().map(([key, value]) => [key, value])))
  if (/^(Hash|BTree)Set$/.test(name)) return paid(call, (set) => new ListSequence(set.entries().map(([key]) => key)))
  return (value: Value) => value
}

/** How items are cloned is asked for when a sequence is; they need not have `Clone` before. */
function lazyClone(item: Type | undefined, { traits }: NativeCall): (value: Value) => Value {
  let clone: ((value: Value) => Value) | undefined
  return (value) => (clone ??= item ? traits.clone(item) : (same) => same)(value)
}

const paid =
  ({ budget }: NativeCall, make: (table: Table) => Sequence) =>
  (table: Table) => {
    budget.spend(table.size)
    return make(table)
  }

function lentItems(target: Type, isMutable: boolean, call: NativeCall): (value: never) => Value {
  const { traits } = call
  if (target.kind === 'slice' || target.kind === 'array') return lentList(isMutable && traits.isPlain(target.item))
  if (target.kind !== 'adt') return (value: Value) => value
  const { adt, args } = target
  const isPlain = (index: number) => isMutable && args[index] !== undefined && traits.isPlain(args[index])
  switch (adt.isOwn ? '' : adt.name) {
    case 'Vec':
    case 'VecDeque':
      return lentList(isPlain(0))
    case 'BinaryHeap':
      return (heap: Heap) => sharedItems(heap.items)
    case 'Option': {
      const plain = isPlain(0)
      return (option: Value[]) => new ListSequence(option[0] ? [plain ? new Place(option, 1) : option[1]] : [])
    }
    case 'HashMap':
    case 'BTreeMap': {
      const plain = isPlain(1)
      return paid(
        call,
        (map) =>
          new ListSequence(map.entries().map((entry) => [entry[0], plain ? new Place(entry as Value[], 1) : entry[1]])),
      )
    }
    case 'HashSet':
    case 'BTreeSet':
      return paid(call, (set) => new ListSequence(set.entries().map(([key]) => key)))
    default:
      return (value: Value) => value
  }
}

const lentList = (isPlain: boolean) => (slice: SliceLike) => mutableItems(slice, isPlain)

/** Each item is made from the one before. */
function successors(first: Option, next: Callable): Sequence {
  let upcoming = first
  return new GivenSequence(() => {
    const item = itemOrEnd(upcoming)
    upcoming = item === END ? none() : (next(item) as Option)
    return item
  })
}

/** Of a `String` the text in its place is replaced, everything else grows where it is. */
const extend: Native = (call) => {
  const add = extending(call.generic('Self'), call)
  const iterate = call.traits.iterate(call.generic('T'))
  return (collection: Value, items: Value) => {
    const current = readThrough(collection)
    const grown = add(current, iterate(items))
    if (grown !== current) writeThrough(collection, grown)
  }
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

export const sourceNatives: Natives = {
  'IntoIterator::into_iter': intoIter,
  'FromIterator::from_iter': (call) => {
    const collect = collecting(call.generic('Self'), call)
    const iterate = call.traits.iterate(call.generic('T'))
    return (items: Value) => collect(iterate(items))
  },
  'Extend::extend': extend,
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
