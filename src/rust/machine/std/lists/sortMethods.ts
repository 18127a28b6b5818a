import type { Native, NativeCall } from '../../values/native'
import { itemsOf } from '../../values/slice'
import type { SliceLike } from '../../values/slice'
import type { Callable, Value } from '../../values/value'
import { overwrite } from './parts'
import { byKey, sortSlice } from './sorting'

type Compare = (left: Value, right: Value) => number

const sorting =
  (compareOf: (call: NativeCall, argument: Callable) => Compare): Native =>
  (call) =>
  (slice: SliceLike, argument: Callable) =>
    sortSlice(slice, compareOf(call, argument), call.budget)

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

/** The methods of slices that sort. */
export const sortMethods: Record<string, Native> = {
  sort: sorting(({ traits, generic }) => traits.compare(generic('T'))),
  sort_by: sorting((_, compare) => compare as Compare),
  sort_by_key: sorting(({ traits, generic }, key) => byKey(key, traits.compare(generic('K')))),
  sort_by_cached_key: byCachedKey,
}
