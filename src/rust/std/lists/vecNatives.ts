import { lazyShow, showList } from '../../format/show'
import type { Formatter } from '../../format/formatter'
import type { Native, NativeCall, Natives } from '../../values/native'
import { none, ok, some } from '../../values/option'
import { panic } from '../../values/panic'
import { itemsOf } from '../../values/slice'
import type { SliceLike } from '../../values/slice'
import type { Callable, Value } from '../../values/value'
import { MOVED_AT_ONCE, lentItem } from './parts'

/** Longer lists than that no machine holds. */
export const LARGEST_CAPACITY = 2 ** 31

const making: Native =
  ({ budget }) =>
  (capacity = 0) => {
    if (capacity >= LARGEST_CAPACITY) panic('capacity overflow')
    budget.spend(1)
    return []
  }

/** Keeps items; each is looked at once, in order, and moves only when the closure is done with it. */
const retaining =
  (isMutable: boolean): Native =>
  (call) => {
    const { budget } = call
    const isPlain = isMutable && call.traits.isPlain(call.generic('T'))
    return (items: Value[], keep: Callable) => {
      let kept = 0
      for (let i = 0; i < items.length; i++) {
        budget.spend(1)
        if (keep(lentItem(items, i, isPlain))) items[kept++] = items[i]
      }
      items.length = kept
    }
  }

/** What a queue does as a list does. */
export const listMethods: Readonly<Record<string, Native>> = {
  new: making,
  with_capacity: making,
  clear: () => (items: Value[]) => {
    items.length = 0
  },
  truncate: () => (items: Value[], length: number) => {
    items.length = Math.min(items.length, length)
  },
  retain: retaining(false),
  retain_mut: retaining(true),
}

export function debugList({ traits, generic }: NativeCall) {
  const show = lazyShow(generic('T'), '?', traits)
  return (slice: SliceLike, formatter: Formatter) => {
    showList(itemsOf(slice), show, formatter, '[')
    return ok(undefined)
  }
}

export const vecNatives: Natives = {
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
}
