import type { Budget } from '../../values/budget'
import type { Native, NativeCall, Natives } from '../../values/native'
import { none, some } from '../../values/option'
import { panic } from '../../values/panic'
import { isStandard } from '../../values/shape'
import { itemsOf, partOf, type SliceLike } from '../../values/slice'
import type { Callable, Value } from '../../values/value'
import { ListSequence } from '../iterators/sequences'
import { utf8Bytes } from '../text/utf8'
import { checkedRange, chunksFromBack, chunksOf, lentItem, overwrite, splitBy, wholeChunksOf } from './parts'
import { boundsOf } from './rangeBounds'
import { isPlainItem, reorder } from './sliceNatives'
import { sortMethods } from './sortMethods'

const lentAtEnd =
  (isLast: boolean): Native =>
  (call) => {
    const isPlain = isPlainItem(call)
    return (slice: SliceLike) =>
      slice.length > 0 ? some(lentItem(slice, isLast ? slice.length - 1 : 0, isPlain)) : none()
  }

/** An item at an end together with the others. */
const splitEnd =
  (isLast: boolean, isMutable: boolean): Native =>
  (call) => {
    const isPlain = isMutable && isPlainItem(call)
    return (slice: SliceLike) => {
      const { length } = slice
      if (length === 0) return none()
      const rest = isLast ? partOf(slice, 0, length - 1) : partOf(slice, 1, length)
      return some([lentItem(slice, isLast ? length - 1 : 0, isPlain), rest])
    }
  }

function rotated(items: readonly Value[], count: number): Value[] {
  if (count > items.length) panic('assertion failed: mid <= self.len()')
  return [...items.slice(count), ...items.slice(0, count)]
}

function rotatedBack(items: readonly Value[], count: number): Value[] {
  if (count > items.length) panic('assertion failed: k <= self.len()')
  return rotated(items, items.length - count)
}

/** Whether all items of the needle stand in a stretch. */
function standsAt(
  items: readonly Value[],
  needle: readonly Value[],
  start: number,
  equal: (a: Value, b: Value) => boolean,
) {
  return start >= 0 && needle.every((item, i) => start + i < items.length && equal(items[start + i], item))
}

const beginning =
  (isAtEnd: boolean): Native =>
  ({ traits, generic, budget }) => {
    const equal = traits.equal(generic('T'))
    return (slice: SliceLike, needle: SliceLike) => {
      budget.spend(needle.length)
      return standsAt(itemsOf(slice), itemsOf(needle), isAtEnd ? slice.length - needle.length : 0, equal)
    }
  }

function halves(slice: SliceLike, mid: number): Value[] {
  return [partOf(slice, 0, mid), partOf(slice, mid, slice.length)]
}

const splitHalves: Native = () => (slice: SliceLike, mid: number) =>
  mid > slice.length ? panic('mid > len') : halves(slice, mid)

const copyOf = ({ traits, generic, budget }: NativeCall) => {
  const clone = traits.clone(generic('T'))
  return (slice: SliceLike) => {
    budget.allocate(slice.length)
    return itemsOf(slice).map(clone)
  }
}

const copyFrom =
  (name: string): Native =>
  (call) => {
    const copy = copyOf(call)
    return (slice: SliceLike, source: SliceLike) => {
      if (slice.length !== source.length)
        panic(
          `${name}: source slice length (${source.length}) does not match destination slice length (${slice.length})`,
        )
      overwrite(slice, copy(source))
    }
  }

/** Texts are put together to a text, lists to a list; `separator` stands between them. */
function joined(parts: readonly Value[], separator: readonly Value[] | string, budget: Budget): Value {
  const between = separator.length * Math.max(0, parts.length - 1)
  budget.allocate(parts.reduce((sum: number, part) => sum + (part as { length: number }).length, between))
  if (typeof separator === 'string') return (parts as string[]).join(separator)
  const list: Value[] = []
  parts.forEach((part, i) => {
    if (i > 0) for (const item of separator) list.push(item)
    for (const item of itemsOf(part as SliceLike)) list.push(item)
  })
  return list
}

const concat: Native =
  ({ result, budget }) =>
  (slice: SliceLike) =>
    joined(itemsOf(slice), isStandard(result, 'String') ? '' : [], budget)

/** The separator is a text, an item, or a list of items. */
const join: Native = ({ args, budget }) => {
  const separatorType = args[1]
  const target = separatorType?.kind === 'reference' ? separatorType.target : separatorType
  const isList = target?.kind === 'slice' || target?.kind === 'array'
  return (slice: SliceLike, separator: Value) =>
    joined(
      itemsOf(slice),
      typeof separator === 'string' ? separator : isList ? itemsOf(separator as SliceLike) : [separator],
      budget,
    )
}

function changedBytes(slice: SliceLike, change: (text: string) => string): number[] {
  return itemsOf(slice).map((byte) =>
    (byte as number) < 128 ? utf8Bytes(change(String.fromCharCode(byte as number)))[0]! : (byte as number),
  )
}

/** What takes slices apart, orders and fills them. */
export const slicePartNatives: Natives = Object.fromEntries(
  Object.entries<Native>({
    first_mut: lentAtEnd(false),
    last_mut: lentAtEnd(true),
    split_first: splitEnd(false, false),
    split_first_mut: splitEnd(false, true),
    split_last: splitEnd(true, false),
    split_last_mut: splitEnd(true, true),
    rotate_left: reorder(rotated),
    rotate_right: reorder(rotatedBack),
    fill: ({ traits, generic, budget }) => {
      const clone = traits.clone(generic('T'))
      return (slice: SliceLike, value: Value) => {
        budget.spend(slice.length)
        overwrite(
          slice,
          itemsOf(slice).map(() => clone(value)),
        )
      }
    },
    fill_with: () => (slice: SliceLike, make: Callable) =>
      overwrite(
        slice,
        itemsOf(slice).map(() => make()),
      ),
    copy_from_slice: copyFrom('copy_from_slice'),
    clone_from_slice: copyFrom('clone_from_slice'),
    copy_within: (call) => {
      const copy = copyOf(call)
      return (slice: SliceLike, range: Value[], dest: number) => {
        const [start, end] = checkedRange(boundsOf(call.generic('R'), range), slice.length)
        if (dest > slice.length - (end - start)) panic('dest is out of bounds')
        overwrite(partOf(slice, dest, dest + end - start), copy(partOf(slice, start, end)))
      }
    },
    swap_with_slice: () => (slice: SliceLike, other: SliceLike) => {
      if (slice.length !== other.length) panic('destination and source slices have different lengths')
      const values = itemsOf(slice).slice()
      overwrite(slice, itemsOf(other))
      overwrite(other, values)
    },
    starts_with: beginning(false),
    ends_with: beginning(true),
    chunks: () => chunksOf,
    chunks_mut: () => chunksOf,
    chunks_exact: () => wholeChunksOf,
    chunks_exact_mut: () => wholeChunksOf,
    rchunks: () => chunksFromBack,
    split:
      ({ budget }) =>
      (slice: SliceLike, predicate: Callable) => {
        budget.spend(slice.length)
        return new ListSequence(splitBy(slice, predicate))
      },
    split_at: splitHalves,
    split_at_mut: splitHalves,
    split_at_checked: () => (slice: SliceLike, mid: number) => (mid > slice.length ? none() : some(halves(slice, mid))),
    ...sortMethods,
    to_vec: copyOf,
    into_vec: () => (items: Value[]) => items,
    repeat: (call) => {
      const copy = copyOf(call)
      return (slice: SliceLike, count: number) => {
        call.budget.allocate(slice.length * count)
        return Array.from({ length: count }, () => copy(slice)).flat()
      }
    },
    concat,
    join,
    is_ascii: () => (slice: SliceLike) => itemsOf(slice).every((byte) => (byte as number) < 128),
    to_ascii_lowercase: () => (slice: SliceLike) => changedBytes(slice, (text) => text.toLowerCase()),
    to_ascii_uppercase: () => (slice: SliceLike) => changedBytes(slice, (text) => text.toUpperCase()),
  }).map(([name, native]) => [`[]::${name}`, native]),
)
