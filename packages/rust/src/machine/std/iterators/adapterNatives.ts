import { panic, type Budget } from '../../values/budget'
import type { Native, NativeCall, Natives } from '../../values/native'
import { END, itemOrEnd, type Sequence } from '../../values/sequence'
import type { Callable, Value } from '../../values/value'
import * as adapters from './adapters'
import { cloneSequence } from './sequences'

export function adapter(make: (source: Sequence, argument: never, call: NativeCall) => Sequence): Native {
  return (call) => {
    const iterate = call.traits.iterate(call.generic('Self'))
    return (self: Value, argument: never) => make(iterate(self), argument, call)
  }
}

/** An adapter whose argument is also iterated. */
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
  ...['MapWhile', 'Inspect', 'Skip', 'Take', 'FlatMap', 'Flatten', 'Fuse', 'Rev', 'Copied', 'Cloned', 'Cycle'],
  ...['Repeat', 'RepeatN', 'Once', 'Empty', 'Chars', 'CharIndices', 'Bytes', 'Lines', 'SplitWhitespace', 'Split'],
  ...['SplitN', 'Iter', 'Chunks', 'Windows', 'ArrayIntoIter', 'IntoIter', 'OptionIntoIter', 'CaseChars', 'MapIter'],
  ...['Keys', 'Values', 'SetIter'],
]

export const adapterNatives: Natives = {
  ...Object.fromEntries(CLONED.map((name) => [`<${name} as Clone>::clone`, () => cloneSequence])),
  'Iterator::map': adapter((source, f: Callable) => new adapters.Mapped(source, f)),
  'Iterator::filter': adapter((source, predicate: Callable, { budget }) => {
    return new adapters.Picked(source, (item) => (predicate(item) ? item : END), budget)
  }),
  'Iterator::filter_map': adapter((source, pick: Callable, { budget }) => {
    return new adapters.Picked(source, (item) => itemOrEnd(pick(item)), budget)
  }),
  'Iterator::enumerate': adapter((source) => new adapters.Enumerated(source)),
  'Iterator::rev': adapter((source, _, { budget }) => new adapters.Reversed(source, budget)),
  'Iterator::skip': adapter((source, count: number, { budget }) => new adapters.Skipped(source, count, budget)),
  'Iterator::take': adapter((source, count: number, { budget }) => new adapters.Taken(source, count, budget)),
  'Iterator::step_by': adapter((source, step: number, { budget }) => {
    if (step === 0) panic('assertion failed: step != 0')
    return new adapters.Stepped(source, step, budget)
  }),
  'Iterator::copied': copying,
  'Iterator::cloned': copying,
  'Iterator::chain': pairing((first, second) => new adapters.Chained(first, second)),
  'Iterator::zip': pairing((first, second, budget) => new adapters.Zipped(first, second, budget)),
}
