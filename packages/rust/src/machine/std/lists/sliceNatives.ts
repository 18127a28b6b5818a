import { panic, type Budget } from '../../values/budget'
import { itemsOf, none, partOf, sliceOf, some, type Callable, type SliceLike, type Value } from '../../values/value'
import { methodsOf, type Native, type NativeCall } from '../../values/native'
import { checkedIndex, itemAt, borrowedItem, overwrite } from './parts'
import { CountedSequence, mutableItems, sharedItems } from '../iterators/sequences'
import { boundsOf, indexesOf } from './rangeBounds'

type Compare = (left: Value, right: Value) => number

function sortSlice(slice: SliceLike, compare: Compare, budget: Budget): void {
  budget.spend(Math.ceil(slice.length * Math.log2(slice.length + 1)))
  const sorted = itemsOf(slice).slice().sort(compare)
  overwrite(slice, sorted)
}

function sorting(compareOf: (call: NativeCall, argument: Callable) => Compare): Native {
  return (call) => (slice: SliceLike, argument: Callable) => sortSlice(slice, compareOf(call, argument), call.budget)
}

function atEnd(isLast: boolean): Native {
  return () => (slice: SliceLike) => (slice.length > 0 ? some(itemAt(slice, isLast ? slice.length - 1 : 0)) : none())
}

/** `get` with an index or a range. */
function getting(isMutable: boolean): Native {
  return ({ generic }) => {
    const index = generic('I')
    if (index.kind === 'scalar') {
      const isPlain = isMutable && generic('T').isPlain
      return (slice: SliceLike, at: number) => (at < slice.length ? some(borrowedItem(slice, at, isPlain)) : none())
    }
    return (slice: SliceLike, range: Value[]) => {
      const [start, end] = indexesOf(boundsOf(index, range), slice.length)
      return start <= end && end <= slice.length ? some(partOf(slice, start, end)) : none()
    }
  }
}

export function reorder(order: (items: readonly Value[], count: number) => Value[]): Native {
  return (call) => (slice: SliceLike, count: number) => {
    call.budget.spend(slice.length)
    overwrite(slice, order(itemsOf(slice), count))
  }
}

export const sliceNatives = methodsOf('[]', {
  len: () => (slice: SliceLike) => slice.length,
  is_empty: () => (slice: SliceLike) => slice.length === 0,
  iter: () => sharedItems,
  iter_mut: ({ generic }) => {
    const { isPlain } = generic('T')
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
  sort: sorting(({ traits, generic }) => traits.compare(generic('T'))),
  sort_by: sorting((_, compare) => compare as Compare),
  // Computes the key for each comparison, as in Rust
  sort_by_key: sorting(({ traits, generic }, key) => {
    const compare = traits.compare(generic('K'))
    return (left, right) => compare(key(left), key(right))
  }),
  sort_by_cached_key: ({ traits, generic, budget }) => {
    const compare = traits.compare(generic('K'))
    return (slice: SliceLike, key: Callable) => {
      const pairs = itemsOf(slice).map((item) => [key(item), item])
      sortSlice(pairs, (a, b) => compare((a as Value[])[0], (b as Value[])[0]), budget)
      const items = pairs.map((pair) => pair[1])
      overwrite(slice, items)
    }
  },
  windows: () => (slice: SliceLike, size: number) => {
    if (size === 0) panic('window size must be non-zero')
    return new CountedSequence(Math.max(0, slice.length - size + 1), (i) => partOf(slice, i, i + size))
  },
})
