import { panic, type Budget } from '../../values/budget'
import { itemsOf, none, partOf, sliceOf, some, type Callable, type SliceLike, type Value } from '../../values/value'
import type { Native, NativeCall, Natives } from '../../values/native'
import { checkedIndex, itemAt, borrowedItem, overwrite } from './parts'
import { CountedSequence, mutableItems, sharedItems } from '../iterators/sequences'
import { boundsOf, indexesOf } from './rangeBounds'

type Compare = (left: Value, right: Value) => number

function sortSlice(slice: SliceLike, compare: Compare, budget: Budget): void {
  budget.spend(Math.ceil(slice.length * Math.log2(slice.length + 1)))
  const { items, start } = sliceOf(slice)
  itemsOf(slice)
    .slice()
    .sort(compare)
    .forEach((item, i) => {
      items[start + i] = item
    })
}

/** Computes the key for each comparison, as in Rust. */
const byKey =
  (key: (item: Value) => Value, compare: Compare): Compare =>
  (left, right) =>
    compare(key(left), key(right))

const sorting =
  (compareOf: (call: NativeCall, argument: Callable) => Compare): Native =>
  (call) =>
  (slice: SliceLike, argument: Callable) =>
    sortSlice(slice, compareOf(call, argument), call.budget)

const byCachedKey: Native = ({ traits, generic, budget }) => {
  const compare = traits.compare(generic('K'))
  return (slice: SliceLike, key: Callable) => {
    const pairs = itemsOf(slice).map((item) => [key(item), item])
    sortSlice(pairs, (a, b) => compare((a as Value[])[0], (b as Value[])[0]), budget)
    overwrite(
      slice,
      pairs.map((pair) => pair[1]),
    )
  }
}

const sortMethods: Record<string, Native> = {
  sort: sorting(({ traits, generic }) => traits.compare(generic('T'))),
  sort_by: sorting((_, compare) => compare as Compare),
  sort_by_key: sorting(({ traits, generic }, key) => byKey(key, traits.compare(generic('K')))),
  sort_by_cached_key: byCachedKey,
}

export const isPlainItem = ({ traits, generic }: NativeCall) => traits.isPlain(generic('T'))

const atEnd =
  (isLast: boolean): Native =>
  () =>
  (slice: SliceLike) =>
    slice.length > 0 ? some(itemAt(slice, isLast ? slice.length - 1 : 0)) : none()

/** `get` with an index or a range. */
const getting =
  (isMutable: boolean): Native =>
  (call) => {
    const index = call.generic('I')
    if (index.kind === 'scalar') {
      const isPlain = isMutable && isPlainItem(call)
      return (slice: SliceLike, at: number) => (at < slice.length ? some(borrowedItem(slice, at, isPlain)) : none())
    }
    return (slice: SliceLike, range: Value[]) => {
      const [start, end] = indexesOf(boundsOf(index, range), slice.length)
      return start <= end && end <= slice.length ? some(partOf(slice, start, end)) : none()
    }
  }

export const reorder =
  (order: (items: readonly Value[], count: number) => Value[]): Native =>
  ({ budget }) =>
  (slice: SliceLike, count: number) => {
    budget.spend(slice.length)
    overwrite(slice, order(itemsOf(slice), count))
  }

export const sliceNatives: Natives = Object.fromEntries(
  Object.entries<Native>({
    len:
      () =>
      ({ length }: SliceLike) =>
        length,
    is_empty:
      () =>
      ({ length }: SliceLike) =>
        length === 0,
    iter: () => sharedItems,
    iter_mut: (call) => {
      const isPlain = isPlainItem(call)
      return (slice: SliceLike) => mutableItems(slice, isPlain)
    },
    first: atEnd(false),
    last: atEnd(true),
    get: getting(false),
    get_mut: getting(true),
    swap: () => (slice: SliceLike, a: number, b: number) => {
      const { items, start, length } = sliceOf(slice)
      const [left, right] = [start + checkedIndex(a, length), start + checkedIndex(b, length)]
      const item = items[left]
      items[left] = items[right]
      items[right] = item
    },
    reverse: reorder((items) => [...items].reverse()),
    contains: ({ traits, generic, budget }) => {
      const equal = traits.equal(generic('T'))
      return (slice: SliceLike, value: Value) => {
        budget.spend(slice.length)
        return itemsOf(slice).some((item) => equal(item, value))
      }
    },
    ...sortMethods,
    windows: () => (slice: SliceLike, size: number) => {
      if (size === 0) panic('window size must be non-zero')
      return new CountedSequence(Math.max(0, slice.length - size + 1), (i) => partOf(slice, i, i + size))
    },
  }).map(([name, native]) => [`[]::${name}`, native]),
)
