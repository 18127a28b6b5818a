import type { Native, Natives } from '../../values/native'
import { isSome, none, some, type Callable, type Option, type Value } from '../../values/value'
import { Place } from '../../values/place'
import {
  itemOrEnd,
  sizeHintOf,
  END,
  ENDLESS,
  exactly,
  NO_ITEMS,
  UNKNOWN_SIZE,
  type SizeHint,
  type Sequence,
} from '../../values/sequence'
import { adapter } from './adapterNatives'
import * as adapters from './adapters'
import { Adapter, Ended, SkippedWhile } from './adapters'
import { CountedSequence, GivenSequence, ListSequence, OwnedSequence, StdSequence } from './sequences'
import { lazyClone } from './sourceNatives'
import { isStandard, type Shape } from '../../values/shape'
import { consumer } from './consumerNatives'
import type { Budget } from '../../values/budget'

const flattening: Native = ({ traits, generic, budget }) => {
  const iterate = traits.iterate(generic('Self'))
  const open = traits.iterate(generic('U'))
  const size = innerSize(generic('U'))
  return (self: Value, f?: Callable) => new Flattened(iterate(self), f ? (item) => open(f(item)) : open, budget, size)
}

/** The number of items in each inner value, as far as its type determines it. */
function innerSize(shape: Shape): SizeHint {
  if (shape.kind === 'reference') return innerSize(shape.target)
  if (shape.kind === 'array') return exactly(shape.length)
  return isStandard(shape, 'Option') || isStandard(shape, 'Result') ? [0, 1] : UNKNOWN_SIZE
}

/** Iterators that look ahead, skip, flatten and repeat; their constructors, and folds that can fail. */
export const nestingNatives: Natives = {
  'Iterator::inspect': adapter((source, look: Callable) => new adapters.Mapped(source, (item) => (look(item), item))),
  'Iterator::skip_while': adapter((source, f: Callable, { budget }) => new SkippedWhile(source, f, budget)),
  'Iterator::take_while': adapter(
    (source, predicate: Callable) => new Ended(source, (item) => (predicate(item) ? item : END)),
  ),
  'Iterator::map_while': adapter(
    (source, step: Callable) => new adapters.MappedWhile(source, (item) => itemOrEnd(step(item))),
  ),
  'Iterator::scan': ({ traits, generic }) => {
    const iterate = traits.iterate(generic('Self'))
    const { isPlain } = generic('St')
    return (self: Value, initial: Value, f: Callable) => {
      const state = isPlain ? new Place([initial], 0) : initial
      return new adapters.MappedWhile(iterate(self), (item) => itemOrEnd(f(state, item)))
    }
  },
  'Iterator::fuse': adapter((source) => new adapters.Fused(source)),
  'Iterator::peekable': adapter((source) => new Peekable(source)),
  'Iterator::cycle': ({ traits, generic }) => {
    const iterate = traits.iterate(generic('Self'))
    const clone = traits.clone(generic('Self'))
    return (self: Value) => new Cycled(() => iterate(clone(self)))
  },
  'Iterator::flat_map': flattening,
  'Iterator::flatten': flattening,
  'Peekable::peek': () => (self: Peekable) => (self.peek() === END ? none() : some(self.peek())),
  'Peekable::peek_mut': ({ generic }) => {
    const { isPlain } = generic('T')
    return (self: Peekable) => (self.peek() === END ? none() : some(self.placeOfNext(isPlain)))
  },
  'iter::repeat': ({ traits, generic }) => {
    const clone = traits.clone(generic('T'))
    return (item: Value) =>
      new GivenSequence(
        () => clone(item),
        () => ENDLESS,
      )
  },
  'iter::repeat_n': ({ traits, generic }) => {
    const clone = traits.clone(generic('T'))
    return (item: Value, count: number) => new CountedSequence(count, () => clone(item))
  },
  'iter::repeat_with': () => (make: Callable) =>
    new GivenSequence(
      () => make(),
      () => ENDLESS,
    ),
  'iter::from_fn': () => (make: Callable) => new GivenSequence(() => itemOrEnd(make())),
  /** Computes each item from the previous one. */
  'iter::successors': () => (first: Option, next: Callable) => {
    let upcoming = first
    const give = () => {
      const item = itemOrEnd(upcoming)
      upcoming = item === END ? none() : (next(item) as Option)
      return item
    }
    return new GivenSequence(give, () => (isSome(upcoming) ? [1, Infinity] : NO_ITEMS))
  },
  'iter::once': (call) => {
    const clone = lazyClone(call.generic('T'), call)
    return (item: Value) => new OwnedSequence([item], clone)
  },
  'iter::once_with': () => (make: Callable) => new CountedSequence(1, () => make()),
  'iter::empty': () => () => new ListSequence([]),
  'Iterator::size_hint': ({ traits, generic }) => {
    const iterate = traits.iterate(generic('Self'))
    return (self: Value) => {
      const [least, greatest] = sizeHintOf(iterate(self))
      return [least, greatest === Infinity ? none() : some(greatest)]
    }
  },
  /** Continues while `f` returns `Some` or `Ok`, whose discriminants differ. */
  'Iterator::try_fold': consumer((source, call) => (initial: Value, f: Callable) => {
    const goesOn = isStandard(call.generic('R'), 'Option') ? 1 : 0
    let state: Value[] = [goesOn, initial]
    for (let item = source.next(); item !== END; item = source.next()) {
      state = f(state[1], item) as Value[]
      if (state[0] !== goesOn) break
    }
    return state
  }),
}

class Flattened extends StdSequence {
  private front?: Sequence
  private back?: Sequence

  constructor(
    private readonly source: Sequence,
    private readonly open: (item: Value) => Sequence,
    private readonly budget: Budget,
    private readonly innerSize: SizeHint,
  ) {
    super()
  }

  override sizeHint(): SizeHint {
    const [least, greatest] = sizeHintOf(this.source)
    const unopened: SizeHint = [least * this.innerSize[0], greatest * this.innerSize[1] || 0]
    const opened = [this.front, this.back].map((part) => (part ? sizeHintOf(part) : NO_ITEMS))
    return adapters.sumOfHints([unopened, ...opened])
  }

  next(): Value {
    for (;;) {
      const item = this.front ? this.front.next() : END
      if (item !== END) return item
      const outer = this.source.next()
      if (outer === END) return this.back ? this.back.next() : END
      this.budget.spend(1)
      this.front = this.open(outer)
    }
  }

  override nextBack(): Value {
    for (;;) {
      const item = this.back ? this.back.nextBack!() : END
      if (item !== END) return item
      const outer = this.source.nextBack!()
      if (outer === END) return this.front ? this.front.nextBack!() : END
      this.budget.spend(1)
      this.back = this.open(outer)
    }
  }
}

/** `cycle`; an empty source stays empty. */
class Cycled extends StdSequence {
  private current: Sequence

  constructor(private readonly begin: () => Sequence) {
    super()
    this.current = begin()
  }

  next(): Value {
    const item = this.current.next()
    if (item !== END) return item
    this.current = this.begin()
    return this.current.next()
  }

  override sizeHint(): SizeHint {
    const [least, greatest] = sizeHintOf(this.begin())
    if (greatest === 0) return NO_ITEMS
    return least === 0 ? UNKNOWN_SIZE : ENDLESS
  }
}

class Peekable extends Adapter {
  /** The peeked item in a list, so that it can be borrowed; empty if there is none. */
  private seen: Value[] = []

  peek(): Value {
    if (this.seen.length === 0) this.seen.push(this.source.next())
    return this.seen[0]
  }

  placeOfNext(isPlain: boolean): Value {
    return isPlain ? new Place(this.seen, 0) : this.seen[0]
  }

  next(): Value {
    return this.seen.length > 0 ? this.seen.pop() : this.source.next()
  }

  override nextBack(): Value {
    if (this.seen[0] === END) return END
    const item = this.source.nextBack!()
    return item === END && this.seen.length > 0 ? this.seen.pop() : item
  }

  override left(): number {
    return this.seen[0] === END ? 0 : super.left() + this.seen.length
  }

  override sizeHint(): SizeHint {
    return this.seen[0] === END ? NO_ITEMS : adapters.sumOfHints([super.sizeHint(), exactly(this.seen.length)])
  }

  override clone(): Sequence {
    const copy = super.clone() as Peekable
    copy.seen = [...this.seen]
    return copy
  }
}
