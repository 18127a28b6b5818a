import type { Natives } from '../../values/native'
import { none, type Option, some } from '../../values/option'
import { Place } from '../../values/place'
import { END, type Sequence } from '../../values/sequence'
import type { Callable, Value } from '../../values/value'
import { adapter } from './adapterNatives'
import * as adapters from './adapters'
import { Ended, SkippedWhile } from './adapters'
import { Cycled, Flattened } from './nestedAdapters'
import { Peekable } from './peekable'

function scanned(source: Sequence, initial: Value, f: Callable, isPlain: boolean): Sequence {
  const state = [initial]
  const lent = isPlain ? new Place(state, 0) : initial
  return new Ended(source, (item) => adapters.itemOrEnd(f(lent, item)))
}

function peeked(self: Peekable): Option {
  const item = self.peek()
  return item === END ? none() : some(item)
}

/** Methods of iterators that look ahead, skip, flatten and repeat. */
export const nestingNatives: Natives = {
  'Iterator::inspect': adapter((source, f) => {
    const look = f as Callable
    return new adapters.Mapped(source, (item) => (look(item), item))
  }),
  'Iterator::skip_while': adapter((source, f, { budget }) => new SkippedWhile(source, f as Callable, budget)),
  'Iterator::take_while': adapter((source, f) => {
    const predicate = f as Callable
    return new Ended(source, (item) => (predicate(item) ? item : END))
  }),
  'Iterator::map_while': adapter((source, f) => {
    const step = f as Callable
    return new Ended(source, (item) => adapters.itemOrEnd(step(item)))
  }),
  'Iterator::scan': ({ traits, generic }) => {
    const iterate = traits.iterate(generic('Self'))
    const isPlain = traits.isPlain(generic('St'))
    return (self: Value, initial: Value, f: Callable) => scanned(iterate(self), initial, f, isPlain)
  },
  'Iterator::fuse': adapter((source) => new Ended(source, (item) => item)),
  'Iterator::peekable': adapter((source) => new Peekable(source)),
  'Iterator::cycle': ({ traits, generic }) => {
    const iterate = traits.iterate(generic('Self'))
    const clone = traits.clone(generic('Self'))
    return (self: Value) => new Cycled(() => iterate(clone(self)))
  },
  'Iterator::flat_map': ({ traits, generic, budget }) => {
    const iterate = traits.iterate(generic('Self'))
    const open = traits.iterate(generic('U'))
    return (self: Value, f: Callable) => new Flattened(iterate(self), (item) => open(f(item)), budget)
  },
  'Iterator::flatten': ({ traits, generic, budget }) => {
    const iterate = traits.iterate(generic('Self'))
    const open = traits.iterate(generic('U'))
    return (self: Value) => new Flattened(iterate(self), open, budget)
  },
  'Peekable::peek': () => (self: Peekable) => peeked(self),
  'Peekable::peek_mut': ({ traits, generic }) => {
    const isPlain = traits.isPlain(generic('T'))
    return (self: Peekable) => (self.peek() === END ? none() : some(self.placeOfNext(isPlain)))
  },
}
