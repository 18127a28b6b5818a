import type { Native, NativeCall, Natives } from '../../values/native'
import { none, some } from '../../values/option'
import { panic } from '../../values/panic'
import { Place } from '../../values/place'
import { itemsOf, type SliceLike } from '../../values/slice'
import type { Callable, Value } from '../../values/value'
import { listOf } from '../collections/collectionKind'
import { ListSequence } from '../iterators/sequences'
import { checkedRange, lentItem, MOVED_AT_ONCE } from './parts'
import { boundsOf } from './rangeBounds'
import { cut, debugList, LARGEST_CAPACITY, listMethods, resizing } from './vecNatives'

const cloneItems = ({ traits, generic, budget }: NativeCall) => {
  const clone = traits.clone(generic('T'))
  return (slice: SliceLike) => {
    budget.allocate(slice.length)
    return itemsOf(slice).map(clone)
  }
}

/** Drops each item that is the same as the one kept before it. */
const dedup =
  (sameOf: (call: NativeCall, argument: Callable) => (previous: Value, item: Value) => Value): Native =>
  (call) =>
  (items: Value[], argument: Callable) => {
    const same = sameOf(call, argument)
    let kept = Math.min(1, items.length)
    for (let i = 1; i < items.length; i++) {
      call.budget.spend(1)
      if (!same(items[kept - 1], items[i])) items[kept++] = items[i]
    }
    items.length = kept
  }

/** A value that is handed to a closure as `&mut`. */
const lent = (value: Value, isPlain: boolean) => (isPlain ? new Place([value], 0) : value)

/** What changes a `Vec` in ranges, and functions of arrays. */
export const vecEditingNatives: Natives = {
  ...Object.fromEntries(Object.entries(listMethods).map(([name, native]) => [`Vec::${name}`, native])),
  'Vec::len': () => (items: Value[]) => items.length,
  'Vec::is_empty': () => (items: Value[]) => items.length === 0,
  'Vec::push':
    ({ budget }) =>
    (items: Value[], value: Value) => {
      budget.allocate(1)
      items.push(value)
    },
  'Vec::pop': () => (items: Value[]) => (items.length > 0 ? some(items.pop()) : none()),
  'Vec::insert':
    ({ budget }) =>
    (items: Value[], index: number, value: Value) => {
      if (index > items.length) panic(`insertion index (is ${index}) should be <= len (is ${items.length})`)
      budget.allocate(1)
      budget.spend((items.length - index) >> MOVED_AT_ONCE)
      items.splice(index, 0, value)
    },
  'Vec::remove':
    ({ budget }) =>
    (items: Value[], index: number) => {
      if (index >= items.length) panic(`removal index (is ${index}) should be < len (is ${items.length})`)
      budget.spend((items.length - index) >> MOVED_AT_ONCE)
      return items.splice(index, 1)[0]
    },
  'Vec::swap_remove': () => (items: Value[], index: number) => {
    if (index >= items.length) panic(`swap_remove index (is ${index}) should be < len (is ${items.length})`)
    const removed = items[index]
    items[index] = items[items.length - 1]
    items.pop()
    return removed
  },
  '<Vec as Debug>::fmt': (call) => debugList(call),
  '[;]::map':
    ({ budget }) =>
    (items: Value[], f: Callable) => {
      budget.allocate(items.length)
      return items.map((item) => f(item))
    },
  '[;]::as_slice': () => (items: Value[]) => items,
  'Vec::capacity': () => (items: Value[]) => items.length,
  'Vec::reserve':
    ({ budget }) =>
    (_: Value[], additional: number) => {
      if (additional >= LARGEST_CAPACITY) panic('capacity overflow')
      budget.spend(1)
    },
  'Vec::shrink_to_fit': () => () => undefined,
  'Vec::as_slice': () => (items: Value[]) => items,
  'Vec::as_mut_slice': () => (items: Value[]) => items,
  'Vec::into_boxed_slice': () => (items: Value[]) => items,
  'Vec::pop_if': ({ traits, generic }) => {
    const isPlain = traits.isPlain(generic('T'))
    return (items: Value[], predicate: Callable) =>
      items.length > 0 && predicate(lentItem(items, items.length - 1, isPlain)) ? some(items.pop()) : none()
  },
  'Vec::dedup': dedup(({ traits, generic }) => traits.equal(generic('T'))),
  'Vec::dedup_by_key': dedup(({ traits, generic }, key) => {
    const equal = traits.equal(generic('K'))
    const isPlain = traits.isPlain(generic('T'))
    return (previous, item) => equal(key(lent(previous, isPlain)), key(lent(item, isPlain)))
  }),
  'Vec::dedup_by': dedup(({ traits, generic }, same) => {
    const isPlain = traits.isPlain(generic('T'))
    return (previous, item) => same(lent(item, isPlain), lent(previous, isPlain))
  }),
  'Vec::extend_from_slice': (call) => {
    const clone = cloneItems(call)
    return (items: Value[], more: SliceLike) => {
      for (const item of clone(more)) items.push(item)
    }
  },
  'Vec::extend_from_within': (call) => {
    const clone = cloneItems(call)
    return (items: Value[], range: Value[]) => {
      const [start, end] = checkedRange(boundsOf(call.generic('R'), range), items.length)
      for (const item of clone(items.slice(start, end))) items.push(item)
    }
  },
  'Vec::resize_with': resizing((_, make) => make as Callable),
  'Vec::splice': (call) => {
    const iterate = call.traits.iterate(call.generic('I'))
    return (items: Value[], range: Value[], by: Value) =>
      new ListSequence(cut(call, items, range, listOf(iterate(by), call.budget)))
  },
  'array::from_fn':
    ({ result, budget }) =>
    (make: Callable) => {
      const length = result.kind === 'array' ? result.length : 0
      budget.allocate(length)
      return Array.from({ length }, (_, i) => make(i))
    },
  '[;]::as_mut_slice': () => (items: Value[]) => items,
  '[;]::each_ref': () => (items: Value[]) => items.slice(),
  '[;]::each_mut': ({ traits, generic }) => {
    const isPlain = traits.isPlain(generic('T'))
    return (items: Value[]) => items.map((_, i) => lentItem(items, i, isPlain))
  },
}
