import type { Value } from './value'

/** A part of an array that is lent: reading and writing go to the array itself. */
export class Slice {
  constructor(
    readonly items: Value[],
    readonly start: number,
    readonly length: number,
  ) {}
}

/** What a `&[T]` is at run time: a `Vec` or an array lends itself as a whole. */
export type SliceLike = Value[] | Slice

/** One shape for both kinds of slices: `items[start + i]` for `i` below `length`. */
export function sliceOf(slice: SliceLike): Slice {
  return slice instanceof Slice ? slice : new Slice(slice, 0, slice.length)
}

/** The items of a slice, to be read only: the array itself where it is lent as a whole. */
export function itemsOf(slice: SliceLike): readonly Value[] {
  return slice instanceof Slice ? slice.items.slice(slice.start, slice.start + slice.length) : slice
}

/** The part of a slice from `start` up to `end`, which lie inside. */
export function partOf(slice: SliceLike, start: number, end: number): Slice {
  return slice instanceof Slice
    ? new Slice(slice.items, slice.start + start, end - start)
    : new Slice(slice, start, end - start)
}
