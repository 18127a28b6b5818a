import type { Native, NativeCall } from '../../values/native'
import { err, ok } from '../../values/option'
import { itemsOf } from '../../values/slice'
import type { SliceLike } from '../../values/slice'
import type { Callable, Value } from '../../values/value'
import { overwrite } from './parts'
import { binarySearch, byKey, isSorted, sortSlice } from './sorting'

type Compare = (left: Value, right: Value) => number

const sorting =
  (compareOf: (call: NativeCall, argument: Callable) => Compare): Native =>
  (call) =>
  (slice: SliceLike, argument: Callable) =>
    sortSlice(slice, compareOf(call, argument), call.budget)

const naturally = sorting(({ traits, generic }) => traits.compare(generic('T')))
const byComparing = sorting((_, compare) => compare as Compare)
const bySortKey = sorting(({ traits, generic }, key) => byKey(key, traits.compare(generic('K'))))

/** By keys that are asked for once. */
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

const searching =
  (orderOf: (call: NativeCall, ...args: Value[]) => (item: Value) => number): Native =>
  (call) =>
  (slice: SliceLike, ...args: Value[]) => {
    call.budget.spend(32)
    const [isFound, index] = binarySearch(itemsOf(slice), orderOf(call, ...args))
    return isFound ? ok(index) : err(index)
  }

/** The methods of slices that sort and search. */
export const sortMethods: Record<string, Native> = {
  sort: naturally,
  sort_by: byComparing,
  sort_by_key: bySortKey,
  sort_by_cached_key: byCachedKey,
  sort_unstable: naturally,
  sort_unstable_by: byComparing,
  sort_unstable_by_key: bySortKey,
  is_sorted: ({ traits, generic, budget }) => {
    const compare = traits.partialCompare(generic('T'))
    return (slice: SliceLike) => {
      budget.spend(slice.length)
      return isSorted(itemsOf(slice), compare)
    }
  },
  is_sorted_by_key: ({ traits, generic }) => {
    const compare = traits.partialCompare(generic('K'))
    return (slice: SliceLike, key: Callable) =>
      isSorted(
        itemsOf(slice).map((item) => key(item)),
        compare,
      )
  },
  binary_search: searching(({ traits, generic }, value) => {
    const compare = traits.compare(generic('T'))
    return (item) => compare(item, value)
  }),
  binary_search_by: searching((_, orderOf) => orderOf as (item: Value) => number),
  binary_search_by_key: searching(({ traits, generic }, wanted, key) => {
    const compare = traits.compare(generic('B'))
    return (item) => compare((key as Callable)(item), wanted)
  }),
  partition_point: () => (slice: SliceLike, predicate: Callable) =>
    binarySearch(itemsOf(slice), (item) => (predicate(item) ? -1 : 1))[1],
}
