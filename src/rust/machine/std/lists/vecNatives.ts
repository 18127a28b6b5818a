import type { Formatter } from '../../format/formatter'
import { lazyShow, showList } from '../../format/show'
import type { Native, NativeCall, Natives } from '../../values/native'
import { ok } from '../../values/option'
import { panic } from '../../values/panic'
import { itemsOf, type SliceLike } from '../../values/slice'
import type { Callable, Value } from '../../values/value'
import { ListSequence } from '../iterators/sequences'
import { checkedRange, lentItem } from './parts'
import { boundsOf } from './rangeBounds'

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

export function debugList({ traits, generic }: NativeCall) {
  const show = lazyShow(generic('T'), '?', traits)
  return (slice: SliceLike, formatter: Formatter) => {
    showList(itemsOf(slice), show, formatter, '[')
    return ok(undefined)
  }
}

/** The part that a range names, taken out; `by` comes in its place. */
export function cut(call: NativeCall, items: Value[], range: readonly Value[], by: readonly Value[]): Value[] {
  call.budget.spend(items.length)
  const [start, end] = checkedRange(boundsOf(call.generic('R'), range), items.length)
  const tail = items.splice(start)
  const part = tail.splice(0, end - start)
  for (const item of by) items.push(item)
  for (const item of tail) items.push(item)
  return part
}

export const resizing =
  (makeOf: (call: NativeCall, argument: Value) => Callable): Native =>
  (call) =>
  (items: Value[], length: number, argument: Value) => {
    const make = makeOf(call, argument)
    call.budget.allocate(Math.max(0, length - items.length))
    while (items.length < length) items.push(make())
    items.length = length
  }

const cloned = ({ traits, generic }: NativeCall, value: Value) => {
  const clone = traits.clone(generic('T'))
  return () => clone(value)
}

const splitOff: Native =
  ({ budget }) =>
  (items: Value[], at: number) => {
    if (at > items.length) panic(`\`at\` split index (is ${at}) should be <= len (is ${items.length})`)
    budget.allocate(items.length - at)
    return items.splice(at)
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
  append:
    ({ budget }) =>
    (items: Value[], other: Value[]) => {
      budget.allocate(other.length)
      for (const item of other.splice(0)) items.push(item)
    },
  resize: resizing(cloned),
  split_off: splitOff,
  drain: (call) => (items: Value[], range: Value[]) => new ListSequence(cut(call, items, range, [])),
}

/** The methods of `Vec`, and functions of arrays. */
export const vecNatives: Natives = {}
