import type { Value } from './value'

/** What a sequence gives when nothing is left. */
export const END = Symbol('end')

/** An iterator at run time. Lazy: one item at a time, and only when asked. */
export interface Sequence {
  next(): Value
  /** Iterators that run from the back, too. */
  nextBack?(): Value
  /** How many items are left, where that is known (`ExactSizeIterator`, `rev` of `enumerate`, `zip`). */
  left?(): number
  /** Passes over items at once, from the front and from the back; missing where each has to be asked for. */
  skip?(count: number): void
  skipBack?(count: number): void
}

/** Whether a value is an iterator at run time. */
export function isSequence(value: Value): value is Sequence {
  return typeof (value as Partial<Sequence> | undefined)?.next === 'function'
}
