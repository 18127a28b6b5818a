import type { Budget } from '../../values/budget'
import type { Callable, Value } from '../../values/value'
import { sizeHintOf, END, NO_ITEMS, USIZE_MAX, type SizeHint, type Sequence } from '../../values/sequence'
import { passOver, passOverBack, StdSequence } from './sequences'

/** Delegates to the wrapped sequence by default. */
export abstract class Adapter extends StdSequence {
  constructor(protected readonly source: Sequence) {
    super()
  }

  override left(): number {
    return this.source.left?.() ?? 0
  }

  override sizeHint(): SizeHint {
    return sizeHintOf(this.source)
  }
}

const atMost = (source: Sequence): SizeHint => [0, sizeHintOf(source)[1]]

export class Mapped extends Adapter {
  constructor(
    source: Sequence,
    protected readonly f: Callable,
  ) {
    super(source)
  }

  next(): Value {
    const item = this.source.next()
    return item === END ? END : this.f(item)
  }

  override nextBack(): Value {
    const item = this.source.nextBack!()
    return item === END ? END : this.f(item)
  }
}

/** Omits items for which a closure decides so. */
abstract class Selecting extends StdSequence {
  constructor(
    protected readonly source: Sequence,
    protected readonly f: Callable,
    protected readonly budget: Budget,
  ) {
    super()
  }

  override sizeHint(): SizeHint {
    return atMost(this.source)
  }
}

/** Filters and maps: `f` returns an item, or `END` for none. */
export class Picked extends Selecting {
  next(): Value {
    for (let item = this.source.next(); item !== END; item = this.source.next()) {
      this.budget.spend(1)
      const picked = this.f(item)
      if (picked !== END) return picked
    }
    return END
  }

  override nextBack(): Value {
    for (let item = this.source.nextBack!(); item !== END; item = this.source.nextBack!()) {
      this.budget.spend(1)
      const picked = this.f(item)
      if (picked !== END) return picked
    }
    return END
  }
}

export class Enumerated extends Adapter {
  private count = 0

  next(): Value {
    const item = this.source.next()
    return item === END ? END : [this.count++, item]
  }

  override nextBack(): Value {
    const item = this.source.nextBack!()
    return item === END ? END : [this.count + this.left(), item]
  }
}

export class Reversed extends Adapter {
  constructor(
    source: Sequence,
    private readonly budget: Budget,
  ) {
    super(source)
  }

  skip(count: number): void {
    passOverBack(this.source, count, this.budget)
  }

  skipBack(count: number): void {
    passOver(this.source, count, this.budget)
  }

  next(): Value {
    return this.source.nextBack!()
  }

  override nextBack(): Value {
    return this.source.next()
  }
}

export function sumOfHints(parts: SizeHint[]): SizeHint {
  const [least, greatest] = [0, 1].map((side) => parts.reduce((sum, part) => sum + part[side]!, 0)) as [number, number]
  return [Math.min(least, USIZE_MAX), greatest > USIZE_MAX ? Infinity : greatest]
}

export class Chained extends StdSequence {
  constructor(
    private readonly first: Sequence,
    private readonly second: Sequence,
  ) {
    super()
  }

  next(): Value {
    const item = this.first.next()
    return item === END ? this.second.next() : item
  }

  override nextBack(): Value {
    const item = this.second.nextBack!()
    return item === END ? this.first.nextBack!() : item
  }

  override left(): number {
    return (this.first.left?.() ?? 0) + (this.second.left?.() ?? 0)
  }

  override sizeHint(): SizeHint {
    return sumOfHints([sizeHintOf(this.first), sizeHintOf(this.second)])
  }
}

export class Zipped extends StdSequence {
  constructor(
    private readonly first: Sequence,
    private readonly second: Sequence,
    private readonly budget: Budget,
  ) {
    super()
  }

  next(): Value {
    const left = this.first.next()
    if (left === END) return END
    const right = this.second.next()
    return right === END ? END : [left, right]
  }

  /** The longer side drops items without a partner */
  override nextBack(): Value {
    const more = this.first.left!() - this.second.left!()
    if (more > 0) passOverBack(this.first, more, this.budget)
    if (more < 0) passOverBack(this.second, -more, this.budget)
    const left = this.first.nextBack!()
    return left === END ? END : [left, this.second.nextBack!()]
  }

  override left(): number {
    return Math.min(this.first.left?.() ?? 0, this.second.left?.() ?? 0)
  }

  override sizeHint(): SizeHint {
    const [first, second] = [sizeHintOf(this.first), sizeHintOf(this.second)]
    return [Math.min(first[0], second[0]), Math.min(first[1], second[1])]
  }
}

/** An adapter with a number of items. */
abstract class Counting extends Adapter {
  constructor(
    source: Sequence,
    protected count: number,
    protected readonly budget: Budget,
  ) {
    super(source)
  }
}

export class Skipped extends Counting {
  next(): Value {
    if (this.count > 0) passOver(this.source, this.count, this.budget)
    this.count = 0
    return this.source.next()
  }

  override nextBack(): Value {
    return this.left() > 0 ? this.source.nextBack!() : END
  }

  override left(): number {
    return Math.max(0, super.left() - this.count)
  }

  override sizeHint(): SizeHint {
    const [least, greatest] = super.sizeHint()
    return [Math.max(0, least - this.count), Math.max(0, greatest - this.count)]
  }
}

export class Taken extends Counting {
  next(): Value {
    return this.count > 0 ? (this.count--, this.source.next()) : END
  }

  override nextBack(): Value {
    const extra = super.left() - this.count
    if (extra > 0) passOverBack(this.source, extra, this.budget)
    return this.count > 0 ? (this.count--, this.source.nextBack!()) : END
  }

  override left(): number {
    return this.source.left ? Math.min(this.count, this.source.left()) : this.count
  }

  override sizeHint(): SizeHint {
    const [least, greatest] = super.sizeHint()
    return [Math.min(least, this.count), Math.min(greatest, this.count)]
  }
}

/** The count is the step. */
export class Stepped extends Counting {
  private isFirst = true

  next(): Value {
    if (!this.isFirst) passOver(this.source, this.count - 1, this.budget)
    this.isFirst = false
    return this.source.next()
  }

  /** From the back, incomplete steps come first */
  override nextBack(): Value {
    if (this.left() === 0) return END
    const extra = this.isFirst ? (super.left() - 1) % this.count : super.left() % this.count
    passOverBack(this.source, extra, this.budget)
    return this.source.nextBack!()
  }

  override left(): number {
    return this.stepsIn(super.left())
  }

  override sizeHint(): SizeHint {
    const [least, greatest] = super.sizeHint()
    return [this.stepsIn(least), this.stepsIn(greatest)]
  }

  private stepsIn(count: number): number {
    return this.isFirst ? Math.ceil(count / this.count) : Math.floor(count / this.count)
  }
}

export class SkippedWhile extends Selecting {
  private isOver = false

  next(): Value {
    let item = this.source.next()
    for (; !this.isOver && item !== END && this.f(item); item = this.source.next()) this.budget.spend(1)
    this.isOver = true
    return item
  }
}

/** Ends when `f` does, but can resume: `map_while`, `scan`. */
export class MappedWhile extends Mapped {
  override sizeHint(): SizeHint {
    return atMost(this.source)
  }
}

/** Ends permanently when `f` does: `take_while`. */
export class Ended extends Mapped {
  protected isOver = false

  override next(): Value {
    if (this.isOver) return END
    const item = this.source.next()
    const given = item === END ? END : this.f(item)
    this.isOver = given === END
    return given
  }

  override nextBack(): Value {
    return this.isOver ? END : this.source.nextBack!()
  }

  override sizeHint(): SizeHint {
    return this.isOver ? NO_ITEMS : atMost(this.source)
  }
}

/** `fuse`: once ended, it stays ended. */
export class Fused extends Ended {
  constructor(source: Sequence) {
    super(source, (item) => item)
  }

  override sizeHint(): SizeHint {
    return this.isOver ? NO_ITEMS : sizeHintOf(this.source)
  }
}
