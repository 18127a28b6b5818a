import type { Formatter } from '../../format/formatter'
import { lazyShow, showList } from '../../format/show'
import { methodsOf, same, type Native, type NativeCall, type Natives } from '../../values/native'
import { itemsOf, none, ok, some, type SliceLike, type Callable, type Value } from '../../values/value'
import { panic } from '../../values/budget'
import { listOf } from '../iterators/collect'
import { ListSequence } from '../iterators/sequences'
import { checkedRange, borrowedItem, MOVED_AT_ONCE } from './parts'
import { boundsOf } from './rangeBounds'

/** Maximum length of a list. */
const LARGEST_CAPACITY = 2 ** 31

const newVec: Native = (call) => (capacity?: number) => {
  if (capacity && capacity >= LARGEST_CAPACITY) panic('capacity overflow')
  call.budget.spend(1)
  return []
}

/** Visits each item once, in order, and moves items after the closure has returned. */
function retaining(isMutable: boolean): Native {
  return ({ generic, budget }) => {
    const isPlain = isMutable && generic('T').isPlain
    return (items: Value[], keep: Callable) => {
      let kept = 0
      for (let i = 0; i < items.length; i++) {
        budget.spend(1)
        if (keep(borrowedItem(items, i, isPlain))) items[kept++] = items[i]
      }
      items.length = kept
    }
  }
}

/** `Debug` of a collection of `T`. */
export function debugging(itemsIn: (collection: never) => Iterable<Value>, open: '[' | '{'): Native {
  return ({ traits, generic }) => {
    const show = lazyShow(generic('T'), '?', traits)
    return (collection: never, formatter: Formatter) => {
      showList(itemsIn(collection), show, formatter, open)
      return ok(undefined)
    }
  }
}

/** Returns the removed items. */
function cut(call: NativeCall, items: Value[], range: readonly Value[], by: readonly Value[]): Value[] {
  call.budget.spend(items.length)
  const [start, end] = checkedRange(boundsOf(call.generic('R'), range), items.length)
  const tail = items.splice(start)
  const part = tail.splice(0, end - start)
  for (const item of by) items.push(item)
  for (const item of tail) items.push(item)
  return part
}

export const listMethods: Natives = {
  new: newVec,
  with_capacity: newVec,
  clear: () => (items: Value[]) => {
    items.length = 0
  },
  truncate: () => (items: Value[], length: number) => {
    items.length = Math.min(items.length, length)
  },
  retain: retaining(false),
  retain_mut: retaining(true),
  append: (call) => (items: Value[], other: Value[]) => {
    call.budget.allocate(other.length)
    for (const item of other.splice(0)) items.push(item)
  },
  resize_with: (call) => (items: Value[], length: number, make: Callable) => {
    call.budget.allocate(Math.max(0, length - items.length))
    while (items.length < length) items.push(make())
    items.length = length
  },
  split_off: (call) => (items: Value[], at: number) => {
    if (at > items.length) panic(`\`at\` split index (is ${at}) should be <= len (is ${items.length})`)
    call.budget.allocate(items.length - at)
    return items.splice(at)
  },
  drain: (call) => (items: Value[], range: Value[]) => new ListSequence(cut(call, items, range, [])),
}

export const cloneItems = ({ traits, generic, budget }: NativeCall) => {
  const clone = traits.clone(generic('T'))
  return (slice: SliceLike) => {
    budget.allocate(slice.length)
    return itemsOf(slice).map(clone)
  }
}

export const vecNatives: Natives = {
  ...methodsOf('Vec', listMethods),
  'Vec::len': () => (items: Value[]) => items.length,
  'Vec::is_empty': () => (items: Value[]) => items.length === 0,
  'Vec::push':
    ({ budget }) =>
    (items: Value[], value: Value) => {
      budget.allocate(1)
      items.push(value)
    },
  'Vec::pop': () => (items: Value[]) => (items.length > 0 ? some(items.pop()) : none()),
  'Vec::insert': (call) => (items: Value[], index: number, value: Value) => {
    if (index > items.length) panic(`insertion index (is ${index}) should be <= len (is ${items.length})`)
    call.budget.allocate(1)
    call.budget.spend((items.length - index) >> MOVED_AT_ONCE)
    items.splice(index, 0, value)
  },
  'Vec::remove': (call) => (items: Value[], index: number) => {
    if (index >= items.length) panic(`removal index (is ${index}) should be < len (is ${items.length})`)
    call.budget.spend((items.length - index) >> MOVED_AT_ONCE)
    return items.splice(index, 1)[0]
  },
  'Vec::swap_remove': () => (items: Value[], index: number) => {
    const length = items.length
    if (index >= length) panic(`swap_remove index (is ${index}) should be < len (is ${length})`)
    const removed = items[index]
    items[index] = items[length - 1]
    items.length--
    return removed
  },
  '<Vec as Debug>::fmt': debugging(itemsOf, '['),
  '[;]::map': (call) => (items: Value[], f: Callable) => {
    call.budget.allocate(items.length)
    return items.map((item) => f(item))
  },
  'Vec::reserve': (call) => (_: Value[], additional: number) => {
    if (additional >= LARGEST_CAPACITY) panic('capacity overflow')
    call.budget.spend(1)
  },
  'Vec::shrink_to_fit': () => () => undefined,
  'Vec::into_boxed_slice': same,
  'Vec::dedup_by': ({ generic, budget }) => {
    const { isPlain } = generic('T')
    return (items: Value[], same: Callable) => {
      let kept = Math.min(1, items.length)
      for (let i = 1; i < items.length; i++) {
        budget.spend(1)
        if (!same(borrowedItem(items, i, isPlain), borrowedItem(items, kept - 1, isPlain))) items[kept++] = items[i]
      }
      items.length = kept
    }
  },
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
  'Vec::splice': (call) => {
    const iterate = call.traits.iterate(call.generic('I'))
    return (items: Value[], range: Value[], by: Value) =>
      new ListSequence(cut(call, items, range, listOf(iterate(by), call.budget)))
  },
  'array::from_fn': (call) => (make: Callable) => {
    const length = call.result.kind === 'array' ? call.result.length : 0
    call.budget.allocate(length)
    return Array.from({ length }, (_, i) => make(i))
  },
}
