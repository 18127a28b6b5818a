import type { Budget } from '../../values/budget'
import { itemsOf, sliceOf } from '../../values/slice'
import type { SliceLike } from '../../values/slice'
import type { Value } from '../../values/value'

type Compare = (left: Value, right: Value) => number

/** Sorts a slice where it lies; equal items keep their order. */
export function sortSlice(slice: SliceLike, compare: Compare, budget: Budget): void {
  budget.spend(Math.ceil(slice.length * Math.log2(slice.length + 1)))
  const { items, start } = sliceOf(slice)
  itemsOf(slice)
    .slice()
    .sort(compare)
    .forEach((item, i) => {
      items[start + i] = item
    })
}

/** By a key that is asked for at each comparison, as Rust does. */
export const byKey =
  (key: (item: Value) => Value, compare: Compare): Compare =>
  (left, right) =>
    compare(key(left), key(right))
