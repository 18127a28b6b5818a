import type { Natives } from '../../values/native'
import { none, type Option } from '../../values/option'
import { END, type Sequence } from '../../values/sequence'
import type { Callable, Value } from '../../values/value'
import { itemOrEnd } from './adapters'
import { CountedSequence, GivenSequence, ListSequence, OwnedSequence } from './sequences'
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

/** Functions that make iterators, and what iterators fill. */
export const originNatives: Natives = {
  'iter::repeat': ({ traits, generic }) => {
    const clone = traits.clone(generic('T'))
    return (item: Value) => new GivenSequence(() => clone(item))
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
