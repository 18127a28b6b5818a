import { lazyShow, showList } from '../../format/show'
import type { Formatter } from '../../format/formatter'
import type { Native, Natives } from '../../values/native'
import { none, ok, some } from '../../values/option'
import { panic } from '../../values/panic'
import { partOf, type SliceLike } from '../../values/slice'
import type { Value } from '../../values/value'
import { sharedItems } from '../iterators/sequences'
import { checkedRange, lentItem, MOVED_AT_ONCE } from '../lists/parts'
import { boundsOf } from '../lists/rangeBounds'
import { isPlainItem, sliceNatives } from '../lists/sliceNatives'
import { debugList, listMethods } from '../lists/vecNatives'
import { Heap } from './heap'

const optional = (items: Value[], index: number) => (index < items.length ? some(items[index]) : none())

const indexing =
  (isMutable: boolean): Native =>
  (call) => {
    const isPlain = isMutable && isPlainItem(call)
    return (items: Value[], index: number) =>
      index < items.length ? lentItem(items, index, isPlain) : panic('Out of bounds access')
  }

/** What a queue does as a slice does. */
const LIKE_SLICES = ['len', 'iter', 'iter_mut', 'contains']

const queueNatives: Natives = {
  ...Object.fromEntries(Object.entries(listMethods).map(([name, native]) => [`VecDeque::${name}`, native])),
  '<VecDeque as Debug>::fmt': (call) => debugList(call),
  ...Object.fromEntries(LIKE_SLICES.map((name) => [`VecDeque::${name}`, sliceNatives[`[]::${name}`]!])),
  'VecDeque::push_back':
    ({ budget }) =>
    (items: Value[], value: Value) => {
      budget.allocate(1)
      items.push(value)
    },
  'VecDeque::push_front':
    ({ budget }) =>
    (items: Value[], value: Value) => {
      budget.allocate(1)
      budget.spend(items.length >> MOVED_AT_ONCE)
      items.unshift(value)
    },
  'VecDeque::pop_back': () => (items: Value[]) => (items.length > 0 ? some(items.pop()) : none()),
  'VecDeque::pop_front':
    ({ budget }) =>
    (items: Value[]) => {
      budget.spend(items.length >> MOVED_AT_ONCE)
      return items.length > 0 ? some(items.shift()) : none()
    },
  'VecDeque::get': () => optional,
  '<VecDeque as Index>::index': indexing(false),
  '<VecDeque as IndexMut>::index_mut': indexing(true),
  'VecDeque::insert':
    ({ budget }) =>
    (items: Value[], index: number, value: Value) => {
      if (index > items.length) panic('index out of bounds')
      budget.allocate(1)
      items.splice(index, 0, value)
    },
  'VecDeque::remove': () => (items: Value[], index: number) =>
    index < items.length ? some(items.splice(index, 1)[0]) : none(),
  'VecDeque::range':
    ({ generic }) =>
    (items: Value[], range: Value[]) => {
      const [start, end] = checkedRange(boundsOf(generic('R'), range), items.length)
      return sharedItems(partOf(items, start, end))
    },
  'VecDeque::make_contiguous': () => (items: SliceLike) => items,
}

const heapNatives: Natives = {
  ...Object.fromEntries(
    ['BinaryHeap::new', '<BinaryHeap as Default>::default'].map((key): [string, Native] => [
      key,
      ({ traits, generic }) => {
        const compare = traits.compare(generic('T'))
        return () => new Heap(compare)
      },
    ]),
  ),
  'BinaryHeap::push':
    ({ budget }) =>
    (heap: Heap, value: Value) => {
      budget.allocate(1)
      budget.spend(Math.ceil(Math.log2(heap.items.length + 2)))
      heap.push(value)
    },
  'BinaryHeap::pop':
    ({ budget }) =>
    (heap: Heap) => {
      budget.spend(Math.ceil(Math.log2(heap.items.length + 2)))
      return heap.items.length > 0 ? some(heap.pop()) : none()
    },
  'BinaryHeap::peek': () => (heap: Heap) => optional(heap.items, 0),
  'BinaryHeap::len': () => (heap: Heap) => heap.items.length,
  'BinaryHeap::clear': () => (heap: Heap) => {
    heap.items = []
  },
  'BinaryHeap::into_vec': () => (heap: Heap) => heap.items,
  '<BinaryHeap as Clone>::clone': ({ traits, generic, budget }) => {
    const clone = traits.clone(generic('T'))
    return (heap: Heap) => {
      budget.allocate(heap.items.length)
      return heap.withItems(heap.items.map(clone))
    }
  },
  '<BinaryHeap as Debug>::fmt': ({ traits, generic }) => {
    const show = lazyShow(generic('T'), '?', traits)
    return (heap: Heap, formatter: Formatter) => {
      showList(heap.items, show, formatter, '[')
      return ok(undefined)
    }
  },
}

/** `VecDeque` and `BinaryHeap`. */
export const queueAndHeapNatives: Natives = { ...queueNatives, ...heapNatives }
