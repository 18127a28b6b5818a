import { isSome, type Option, type Value } from './value'
import type { ScalarName } from '../../ir/program'
import { isInteger, isWide, wideRange } from './integer'
import { panic } from './budget'

export const END = Symbol('end')

/** `size_hint`; the upper bound is `Infinity` if unknown. */
export type SizeHint = readonly [least: number, greatest: number]

export const USIZE_MAX = 0xffffffff

export const NO_ITEMS: SizeHint = [0, 0]
export const UNKNOWN_SIZE: SizeHint = [0, Infinity]
export const ENDLESS: SizeHint = [USIZE_MAX, Infinity]

export interface Sequence {
  next(): Value
  nextBack?(): Value
  /** Exact number of remaining items, if known. */
  left?(): number
  /** Undefined if `left` is exact, or if nothing is known. */
  sizeHint?(): SizeHint
  /** Skips items without computing them, if possible. */
  skip?(count: number): void
  skipBack?(count: number): void
}

/** A count beyond `usize` has no upper bound. */
export const exactly = (count: number): SizeHint => (count > USIZE_MAX ? ENDLESS : [count, count])

export function sizeHintOf(sequence: Sequence): SizeHint {
  if (sequence.sizeHint) return sequence.sizeHint()
  return sequence.left ? exactly(sequence.left()) : UNKNOWN_SIZE
}

/** What `next` returned, as an item. */
export function itemOrEnd(option: Value): Value {
  return isSome(option as Option) ? (option as Option)[1] : END
}

export function isSequence(value: Value): value is Sequence {
  return typeof (value as Partial<Sequence> | undefined)?.next === 'function'
}

/** Values are arrays of start and end; inclusive ranges also have an exhausted flag. */
export type RangeName = 'Range' | 'RangeInclusive' | 'RangeFrom'

type Step = number | bigint

/** Iterates over integers or chars. Advances the range's own bounds, as through `&mut`. */
export function rangeSequence(name: RangeName, item: ScalarName): (range: Value) => Sequence {
  const steps = stepsOf(item)
  if (name === 'Range') return (range) => new HalfOpenSequence(range as [Step, Step], steps)
  if (name === 'RangeInclusive') return (range) => new InclusiveSequence(range as [Step, Step, boolean], steps)
  return (range) => new EndlessSequence(range as [Step], steps)
}

type Steps = {
  after: (value: Step) => Step
  before: (value: Step) => Step
  moved: (value: Step, count: number) => Step
  between: (from: Step, to: Step) => number
  max: Step
}

const SURROGATES = { first: 0xd800, last: 0xdfff, count: 0x800 }

const charAt = (place: number) => (place < SURROGATES.first ? place : place + SURROGATES.count)

function stepsOf(item: ScalarName): Steps {
  if (item === 'char') {
    const place = (char: number) => (char > SURROGATES.last ? char - SURROGATES.count : char)
    return {
      after: (char) => (char === SURROGATES.first - 1 ? SURROGATES.last + 1 : (char as number) + 1),
      before: (char) => (char === SURROGATES.last + 1 ? SURROGATES.first - 1 : (char as number) - 1),
      moved: (char, count) => charAt(place(char as number) + count),
      between: (from, to) => place(to as number) - place(from as number),
      max: 0x10ffff,
    }
  }
  const integer = isInteger(item) ? item : 'i32'
  const { max } = wideRange(integer)
  if (isWide(integer)) {
    return {
      after: (value) => (value as bigint) + 1n,
      before: (value) => (value as bigint) - 1n,
      moved: (value, count) => (value as bigint) + BigInt(count),
      between: (from, to) => Number((to as bigint) - (from as bigint)),
      max,
    }
  }
  return {
    after: (value) => (value as number) + 1,
    before: (value) => (value as number) - 1,
    moved: (value, count) => (value as number) + count,
    between: (from, to) => (to as number) - (from as number),
    max: Number(max),
  }
}

abstract class RangeSequence<Range> {
  constructor(
    protected readonly range: Range,
    protected readonly steps: Steps,
  ) {}
}

class HalfOpenSequence extends RangeSequence<[Step, Step]> implements Sequence {
  // No destructuring, which costs more than the step
  next(): Value {
    const start = this.range[0]
    if (!(start < this.range[1])) return END
    this.range[0] = this.steps.after(start)
    return start
  }

  nextBack(): Value {
    const [start, end] = this.range
    if (!(start < end)) return END
    return (this.range[1] = this.steps.before(end))
  }

  left(): number {
    return Math.max(0, this.steps.between(...this.range))
  }

  skip(count: number): void {
    const [start, end] = this.range
    if (start < end) this.range[0] = count < this.left() ? this.steps.moved(start, count) : end
  }

  skipBack(count: number): void {
    const [start, end] = this.range
    if (start < end) this.range[1] = count < this.left() ? this.steps.moved(end, -count) : start
  }
}

class InclusiveSequence extends RangeSequence<[Step, Step, boolean]> implements Sequence {
  next(): Value {
    const start = this.range[0]
    const end = this.range[1]
    if (this.range[2] || start > end) return END
    if (start === end) this.range[2] = true
    else this.range[0] = this.steps.after(start)
    return start
  }

  nextBack(): Value {
    const [start, end, isOver] = this.range
    if (isOver || start > end) return END
    if (start === end) this.range[2] = true
    else this.range[1] = this.steps.before(end)
    return end
  }

  left(): number {
    const [start, end, isOver] = this.range
    return isOver || start > end ? 0 : this.steps.between(start, end) + 1
  }

  skip(count: number): void {
    if (count >= this.left()) this.range[2] = true
    else this.range[0] = this.steps.moved(this.range[0], count)
  }

  skipBack(count: number): void {
    if (count >= this.left()) this.range[2] = true
    else this.range[1] = this.steps.moved(this.range[1], -count)
  }
}

class EndlessSequence extends RangeSequence<[Step]> implements Sequence {
  next(): Value {
    const [start] = this.range
    if (start >= this.steps.max) panic('attempt to add with overflow')
    this.range[0] = this.steps.after(start)
    return start
  }

  sizeHint(): SizeHint {
    return ENDLESS
  }

  skip(count: number): void {
    if (this.steps.between(this.range[0], this.steps.max) <= count) panic('attempt to add with overflow')
    this.range[0] = this.steps.moved(this.range[0], count)
  }
}
