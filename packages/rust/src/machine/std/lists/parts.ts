import { panic } from '../../values/budget'
import { Place } from '../../values/place'
import { partOf, sliceOf, type SliceLike, type Value } from '../../values/value'
import type { Sequence } from '../../values/sequence'
import { CountedSequence } from '../iterators/sequences'
import { indexesOf, type Bounds } from './rangeBounds'

/** `&mut` of an item: its place if plain. */
export function borrowedItem(slice: SliceLike, index: number, isPlain: boolean): Value {
  const { items, start } = sliceOf(slice)
  return isPlain ? new Place(items, start + index) : items[start + index]
}

export function itemAt(slice: SliceLike, index: number): Value {
  const { items, start } = sliceOf(slice)
  return items[start + index]
}

export function overwrite(slice: SliceLike, values: readonly Value[]): void {
  const { items, start, length } = sliceOf(slice)
  for (let i = 0; i < length; i++) items[start + i] = values[i]
}

export function checkedIndex(index: number, length: number): number {
  return index < length ? index : panic(`index out of bounds: the len is ${length} but the index is ${index}`)
}

/** Checks in Rust's order. */
export function checkedRange(range: Bounds, length: number): readonly [start: number, end: number] {
  const [start, end] = indexesOf(range, length)
  if (end > length)
    panic(`range end index ${range.isInclusive ? end - 1 : end} out of range for slice of length ${length}`)
  if (start > length) panic(`range start index ${start} out of range for slice of length ${length}`)
  if (start > end) panic(`slice index starts at ${start} but ends at ${end}`)
  return [start, end]
}

/** Moving 2^6 items by one position costs one step. */
export const MOVED_AT_ONCE = 6

/** The last chunk is shorter, or omitted if `isWhole`. */
export function chunksOf(slice: SliceLike, size: number, isWhole: boolean): Sequence {
  if (size === 0) panic('chunk size must be non-zero')
  const count = slice.length / size
  return new CountedSequence(isWhole ? Math.floor(count) : Math.ceil(count), (i) =>
    partOf(slice, i * size, Math.min((i + 1) * size, slice.length)),
  )
}

export function chunksFromBack(slice: SliceLike, size: number): Sequence {
  if (size === 0) panic('chunk size must be non-zero')
  return new CountedSequence(Math.ceil(slice.length / size), (i) =>
    partOf(slice, Math.max(0, slice.length - (i + 1) * size), slice.length - i * size),
  )
}

export function splitBy(slice: SliceLike, predicate: (item: Value) => Value): SliceLike[] {
  const parts: SliceLike[] = []
  let start = 0
  for (let i = 0; i < slice.length; i++) {
    if (!predicate(itemAt(slice, i))) continue
    parts.push(partOf(slice, start, i))
    start = i + 1
  }
  return [...parts, partOf(slice, start, slice.length)]
}
