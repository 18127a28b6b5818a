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

/** Where among sorted items one is that compares as equal, or where it would have to stand. */
export function binarySearch(
  items: readonly Value[],
  orderOf: (item: Value) => number,
): [isFound: boolean, index: number] {
  let [base, size] = [0, items.length]
  if (size === 0) return [false, 0]
  while (size > 1) {
    const half = size >>> 1
    if (orderOf(items[base + half]) <= 0) base += half
    size -= half
  }
  const order = orderOf(items[base])
  return order === 0 ? [true, base] : [false, base + (order < 0 ? 1 : 0)]
}

/** Whether each item fits the one behind it. */
export function isSorted(items: readonly Value[], compare: (left: Value, right: Value) => number | undefined): boolean {
  return items.every((item, i) => i === 0 || (compare(items[i - 1], item) ?? 1) <= 0)
}
