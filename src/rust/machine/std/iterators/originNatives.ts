import type { NativeCall, Natives } from '../../values/native'
import { none, type Option } from '../../values/option'
import { END, type Sequence } from '../../values/sequence'
import type { Shape } from '../../values/shape'
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
export const originNatives: Natives = {
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
