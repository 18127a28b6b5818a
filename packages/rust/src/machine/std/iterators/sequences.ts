import type { Budget } from '../../values/budget'
import { END, exactly, isSequence, UNKNOWN_SIZE, type SizeHint, type Sequence } from '../../values/sequence'
import { Place } from '../../values/place'
import { sliceOf, type Compound, type SliceLike, type Value } from '../../values/value'

/** An iterator of std; a `clone` continues independently. */
export abstract class StdSequence implements Sequence, Compound {
  abstract next(): Value

  nextBack(): Value {
    throw new Error('this sequence has no end to begin at')
  }

  left(): number {
    return 0
  }

  sizeHint(): SizeHint {
    return UNKNOWN_SIZE
  }

  become(other: this): void {
    Object.assign(this, other)
  }

  /** Clones inner sequences and shares everything else; subclasses clone more. */
  clone(): Sequence {
    const copy = Object.create(Object.getPrototypeOf(this) as object) as Record<string, Value>
    for (const [name, value] of Object.entries(this)) copy[name] = isSequence(value) ? cloneSequence(value) : value
    return copy as unknown as Sequence
  }
}

/** A range copies its bounds. */
export function cloneSequence(sequence: Sequence): Sequence {
  if (sequence instanceof StdSequence) return sequence.clone()
  const copy = Object.create(Object.getPrototypeOf(sequence) as object) as Record<string, Value>
  for (const [name, value] of Object.entries(sequence))
    copy[name] = Array.isArray(value) ? [...(value as Value[])] : value
  return copy as unknown as Sequence
}

/** Skips items; those that have to be computed are charged. */
export function passOver(sequence: Sequence, count: number, budget: Budget): void {
  if (sequence.skip) return sequence.skip(count)
  for (let i = 0; i < count; i++) {
    budget.spend(1)
    if (sequence.next() === END) return
  }
}

export function passOverBack(sequence: Sequence, count: number, budget: Budget): void {
  if (sequence.skipBack) return sequence.skipBack(count)
  for (let i = 0; i < count; i++) {
    budget.spend(1)
    if (sequence.nextBack!() === END) return
  }
}

/** Iterates over indexes from both ends. */
abstract class IndexedSequence extends StdSequence {
  constructor(
    protected start: number,
    protected end: number,
  ) {
    super()
  }

  protected abstract at(index: number): Value

  next(): Value {
    return this.start < this.end ? this.at(this.start++) : END
  }

  override nextBack(): Value {
    return this.start < this.end ? this.at(--this.end) : END
  }

  override left(): number {
    return this.end - this.start
  }

  override sizeHint(): SizeHint {
    return exactly(this.left())
  }

  skip(count: number): void {
    this.start = Math.min(this.start + count, this.end)
  }

  skipBack(count: number): void {
    this.end = Math.max(this.end - count, this.start)
  }
}

/** Also holds items computed in advance. */
export class ListSequence extends IndexedSequence {
  constructor(
    readonly items: readonly Value[],
    start = 0,
    end = items.length,
  ) {
    super(start, end)
  }

  protected at(index: number): Value {
    return this.items[index]
  }

  rest(): readonly Value[] {
    return this.items.slice(this.start, this.end)
  }
}

/** Parts of a text, whose size hint is unknown. */
export class PartSequence extends ListSequence {
  override sizeHint(): SizeHint {
    return UNKNOWN_SIZE
  }
}

/** Owned items; clones copy them. */
export class OwnedSequence extends ListSequence {
  constructor(
    items: readonly Value[],
    private readonly cloneItem: (item: Value) => Value,
  ) {
    super(items)
  }

  override clone(): Sequence {
    return new OwnedSequence(this.rest().map(this.cloneItem), this.cloneItem)
  }
}

/** `iter_mut` of plain items. */
class PlaceSequence extends ListSequence {
  protected override at(index: number): Value {
    return new Place(this.items as Value[], index)
  }
}

/** Computes items by index. */
export class CountedSequence extends IndexedSequence {
  constructor(
    count: number,
    private readonly make: (index: number) => Value,
  ) {
    super(0, count)
  }

  protected at(index: number): Value {
    return this.make(index)
  }
}

export function sharedItems(slice: SliceLike): Sequence {
  const { items, start, length } = sliceOf(slice)
  return new ListSequence(items, start, start + length)
}

export function mutableItems(slice: SliceLike, isPlain: boolean): Sequence {
  if (!isPlain) return sharedItems(slice)
  const { items, start, length } = sliceOf(slice)
  return new PlaceSequence(items, start, start + length)
}

/** Ends when the function does. */
export class GivenSequence extends StdSequence {
  constructor(
    private readonly give: () => Value,
    private readonly hintNow: () => SizeHint = () => UNKNOWN_SIZE,
  ) {
    super()
  }

  override sizeHint(): SizeHint {
    return this.hintNow()
  }

  next(): Value {
    return this.give()
  }
}
