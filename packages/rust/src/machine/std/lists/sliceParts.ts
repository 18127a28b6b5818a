import { panic, type Budget } from '../../values/budget'
import { methodsOf, type Native, type NativeCall } from '../../values/native'
import {
  err,
  itemsOf,
  ok,
  partOf,
  sliceOf,
  type Callable,
  type Result,
  type SliceLike,
  type Value,
} from '../../values/value'
import { ListSequence } from '../iterators/sequences'
import { checkedRange, chunksFromBack, chunksOf, overwrite, splitBy } from './parts'
import { boundsOf } from './rangeBounds'
import { reorder } from './sliceNatives'
import { cloneItems } from './vecNatives'

/** The position of an item relative to the target: −1 before, 1 after. */
type Order = (item: Value) => Value

/** Binary search that probes the same items as Rust. */
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

function searching(orderOf: (call: NativeCall) => (...args: never[]) => Order): Native {
  return (call) => {
    const order = orderOf(call) as (...args: Value[]) => Order
    return (slice: SliceLike, ...args: Value[]) => found(slice, order(...args), call.budget)
  }
}

function chunks(isWhole: boolean): Native {
  return () => (slice: SliceLike, size: number) => chunksOf(slice, size, isWhole)
}

export const slicePartNatives = methodsOf('[]', {
  rotate_left: reorder((items, count) => {
    if (count > items.length) panic('assertion failed: mid <= self.len()')
    return [...items.slice(count), ...items.slice(0, count)]
  }),
  fill: ({ traits, generic, budget }) => {
    const clone = traits.clone(generic('T'))
    return (slice: SliceLike, value: Value) => {
      budget.spend(slice.length)
      const items = itemsOf(slice).map(() => clone(value))
      overwrite(slice, items)
    }
  },
  copy_from_slice: (call) => {
    const copy = cloneItems(call)
    return (slice: SliceLike, source: SliceLike) => {
      const [length, given] = [slice.length, source.length]
      if (length !== given)
        panic(`copy_from_slice: source slice length (${given}) does not match destination slice length (${length})`)
      overwrite(slice, copy(source))
    }
  },
  copy_within: (call) => {
    const copy = cloneItems(call)
    return (slice: SliceLike, range: Value[], dest: number) => {
      const [start, end] = checkedRange(boundsOf(call.generic('R'), range), slice.length)
      if (dest > slice.length - (end - start)) panic('dest is out of bounds')
      overwrite(partOf(slice, dest, dest + end - start), copy(partOf(slice, start, end)))
    }
  },
  chunks: chunks(false),
  chunks_mut: chunks(false),
  chunks_exact: chunks(true),
  chunks_exact_mut: chunks(true),
  rchunks: () => chunksFromBack,
  split: (call) => (slice: SliceLike, predicate: Callable) => {
    call.budget.spend(slice.length)
    return new ListSequence(splitBy(slice, predicate))
  },
  binary_search: searching(({ traits, generic }) => {
    const compare = traits.compare(generic('T'))
    return (value: Value) => (item) => compare(item, value)
  }),
  binary_search_by: searching(() => (order: Order) => order),
  binary_search_by_key: searching(({ traits, generic }) => {
    const compare = traits.compare(generic('B'))
    return (key: Value, keyOf: Callable) => (item) => compare(keyOf(item), key)
  }),
  partition_point: (call) => (slice: SliceLike, isBefore: Callable) =>
    found(slice, (item) => (isBefore(item) ? -1 : 1), call.budget)[1],
  to_vec: cloneItems,
  repeat: (call) => {
    const copy = cloneItems(call)
    return (slice: SliceLike, count: number) => {
      call.budget.allocate(slice.length * count)
      return Array.from({ length: count }, () => copy(slice)).flat()
    }
  },
})
