import type { Budget } from '../../values/budget'
import type { Native, NativeCall, Natives } from '../../values/native'
import { none, type Option, some } from '../../values/option'
import { panic } from '../../values/panic'
import { Place } from '../../values/place'
import { END, type Sequence } from '../../values/sequence'
import type { Callable, Value } from '../../values/value'
import * as adapters from './adapters'
import { Cycled, Flattened } from './nestedAdapters'
import { Peekable } from './peekable'
import { Ended, Inspected, SkippedWhile } from './adapters'
import { cloneSequence } from './sequences'

type Make = (source: Sequence, argument: Value, call: NativeCall) => Sequence

/** A method of `Iterator` that makes a sequence of one, of own iterators, too. */
export function adapter(make: Make): Native {
  return (call) => {
    const iterate = call.traits.iterate(call.generic('Self'))
    return (self: Value, argument: Value) => make(iterate(self), argument, call)
  }
}

/** The same for a method whose argument is iterated, too. */
function pairing(make: (first: Sequence, second: Sequence, budget: Budget) => Sequence): Native {
  return ({ traits, generic, budget }) => {
    const first = traits.iterate(generic('Self'))
    const second = traits.iterate(generic('U'))
    return (self: Value, other: Value) => make(first(self), second(other), budget)
  }
}

const copying: Native = ({ traits, generic }) => {
  const iterate = traits.iterate(generic('Self'))
  const clone = traits.clone(generic('T'))
  return (self: Value) => new adapters.Mapped(iterate(self), clone)
}

const CLONED = [
  ...['StepBy', 'Chain', 'Zip', 'Map', 'Filter', 'FilterMap', 'Enumerate', 'Peekable', 'SkipWhile', 'TakeWhile'],
  ...['Skip', 'Take', 'FlatMap', 'Flatten', 'Fuse', 'Rev', 'Copied', 'Cloned', 'Cycle', 'Repeat', 'RepeatN', 'Once'],
  ...['Empty', 'Chars', 'CharIndices', 'Bytes', 'Lines', 'SplitWhitespace', 'Split', 'SplitN', 'Iter', 'Chunks'],
  ...['Windows', 'ArrayIntoIter', 'IntoIter', 'OptionIntoIter', 'CaseChars', 'MapIter', 'Keys', 'Values', 'SetIter'],
]

/** `clone` of the iterators themselves. */
export const sequenceCloneNatives: Natives = Object.fromEntries(
  CLONED.map((name) => [`<${name} as Clone>::clone`, () => cloneSequence]),
)

function scanned(source: Sequence, initial: Value, f: Callable, isPlain: boolean): Sequence {
  const state = [initial]
  const lent = isPlain ? new Place(state, 0) : initial
  return new Ended(source, (item) => adapters.itemOrEnd(f(lent, item)))
}

function peeked(self: Peekable): Option {
  const item = self.peek()
  return item === END ? none() : some(item)
}

/** The methods of iterators that make other ones. */
export const adapterNatives: Natives = {
  'Iterator::map': adapter((source, f) => new adapters.Mapped(source, f as Callable)),
  'Iterator::filter': adapter((source, f, { budget }) => {
    const predicate = f as Callable
    return new adapters.Picked(source, (item) => (predicate(item) ? item : END), budget)
  }),
  'Iterator::filter_map': adapter((source, f, { budget }) => {
    const pick = f as Callable
    return new adapters.Picked(source, (item) => adapters.itemOrEnd(pick(item)), budget)
  }),
  'Iterator::enumerate': adapter((source) => new adapters.Enumerated(source)),
  'Iterator::rev': adapter((source, _, { budget }) => new adapters.Reversed(source, budget)),
  'Iterator::skip': adapter((source, count, { budget }) => new adapters.Skipped(source, count as number, budget)),
  'Iterator::take': adapter((source, count, { budget }) => new adapters.Taken(source, count as number, budget)),
  'Iterator::step_by': adapter((source, step, { budget }) => {
    if (step === 0) panic('assertion failed: step != 0')
    return new adapters.Stepped(source, step as number, budget)
  }),
  'Iterator::copied': copying,
  'Iterator::cloned': copying,
  'Iterator::chain': pairing((first, second) => new adapters.Chained(first, second)),
  'Iterator::zip': pairing((first, second, budget) => new adapters.Zipped(first, second, budget)),
  'Iterator::inspect': adapter((source, f) => new Inspected(source, f as Callable)),
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
  'Iterator::by_ref': () => (self: Value) => self,
  'iter::zip': ({ traits, generic, budget }) => {
    const first = traits.iterate(generic('A'))
    const second = traits.iterate(generic('B'))
    return (a: Value, b: Value) => new adapters.Zipped(first(a), second(b), budget)
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
  'Peekable::next_if': () => (self: Peekable, f: Callable) =>
    self.peek() !== END && f(self.peek()) ? some(self.next()) : none(),
  'Peekable::next_if_eq': ({ traits, generic }) => {
    const equal = traits.equal(generic('R'))
    return (self: Peekable, expected: Value) =>
      self.peek() !== END && equal(self.peek(), expected) ? some(self.next()) : none()
  },
}
