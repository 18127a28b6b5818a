import type { Shape } from '../../values/shape'
import type { Native, NativeCall, Natives } from '../../values/native'
import { none, type Option } from '../../values/option'
import { Place, readThrough, writeThrough } from '../../values/place'
import { END, type Sequence } from '../../values/sequence'
import type { SliceLike } from '../../values/slice'
import type { Callable, Value } from '../../values/value'
import { itemOrEnd } from './adapters'
import { collections } from '../collections/collectionKinds'
import { collecting, extending } from './collect'
import {
  CountedSequence,
  GivenSequence,
  ListSequence,
  mutableItems,
  ownedItems,
  OwnedSequence,
  RepeatSequence,
} from './sequences'

/** `into_iter` by the type: what is owned gives its items, what is lent gives references to them. */
const intoIter: Native = (call) => {
  const self = call.generic('Self')
  if (self.kind === 'reference') return lentItems(self.target, self.isMutable, call)
  const item = self.kind === 'array' ? self.item : self.kind === 'adt' ? self.args[0] : undefined
  const name = self.kind === 'adt' && self.isStandard ? self.name : ''
  const clone = lazyClone(item, call)
  if (self.kind === 'array' || name === 'Vec' || name === 'VecDeque')
    return (items: SliceLike) => ownedItems(items, clone)
  if (name === 'Option') return (option: Option) => new OwnedSequence(option.slice(1), clone)
  return collections[name]?.owned(call.budget, clone) ?? ((value: Value) => value)
}

/** How items are cloned is asked for when a sequence is; they need not have `Clone` before. */
export function lazyClone(item: Shape | undefined, { traits }: NativeCall): (value: Value) => Value {
  let clone: ((value: Value) => Value) | undefined
  return (value) => (clone ??= item ? traits.clone(item) : (same) => same)(value)
}

function lentItems(target: Shape, isMutable: boolean, call: NativeCall): (value: never) => Value {
  const { traits } = call
  if (target.kind === 'slice' || target.kind === 'array') return lentList(isMutable && traits.isPlain(target.item))
  if (target.kind !== 'adt') return (value: Value) => value
  const { args } = target
  const isPlain = (index: number) => isMutable && args[index] !== undefined && traits.isPlain(args[index])
  const name = target.isStandard ? target.name : ''
  switch (name) {
    case 'Vec':
    case 'VecDeque':
      return lentList(isPlain(0))
    case 'Option': {
      const plain = isPlain(0)
      return (option: Value[]) => new ListSequence(option[0] ? [plain ? new Place(option, 1) : option[1]] : [])
    }
    default:
      return collections[name]?.lent(call.budget, isPlain) ?? ((value: Value) => value)
  }
}

const lentList = (isPlain: boolean) => (slice: SliceLike) => mutableItems(slice, isPlain)

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
function twoCollections(left: Shape, right: Shape, call: NativeCall) {
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

/** Functions that make iterators, and what iterators fill. */
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
}
