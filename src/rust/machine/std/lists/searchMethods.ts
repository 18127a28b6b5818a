import type { Budget } from '../../values/budget'
import type { Native, NativeCall } from '../../values/native'
import { err, ok, type Result } from '../../values/option'
import { sliceOf, type SliceLike } from '../../values/slice'
import type { Callable, Value } from '../../values/value'

/** How an item stands to what is looked for: −1 before it, 1 behind it. */
type Order = (item: Value) => Value

/** Where an item lies in a slice that is in order, or belongs. Asks for the items that Rust asks for. */
function found(slice: SliceLike, order: Order, budget: Budget): Result {
  const { items, start, length } = sliceOf(slice)
  if (length === 0) return err(0)
  budget.spend(Math.ceil(Math.log2(length + 1)))
  let base = 0
  for (let size = length; size > 1; size -= size >> 1) {
    const middle = base + (size >> 1)
    if (order(items[start + middle]) !== 1) base = middle
  }
  const last = order(items[start + base])
  return last === 0 ? ok(base) : err(last === 1 ? base : base + 1)
}

const searching =
  (orderOf: (call: NativeCall) => (...args: never[]) => Order): Native =>
  (call) => {
    const order = orderOf(call) as (...args: Value[]) => Order
    return (slice: SliceLike, ...args: Value[]) => found(slice, order(...args), call.budget)
  }

/** The methods of slices that look for an item by halves. */
export const searchMethods: Record<string, Native> = {
  binary_search: searching(({ traits, generic }) => {
    const compare = traits.compare(generic('T'))
    return (value: Value) => (item) => compare(item, value)
  }),
  binary_search_by: searching(() => (order: Order) => order),
  binary_search_by_key: searching(({ traits, generic }) => {
    const compare = traits.compare(generic('B'))
    return (key: Value, keyOf: Callable) => (item) => compare(keyOf(item), key)
  }),
  partition_point:
    ({ budget }) =>
    (slice: SliceLike, isBefore: Callable) =>
      found(slice, (item) => (isBefore(item) ? -1 : 1), budget)[1],
}
