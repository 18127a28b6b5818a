import { lazyShow, showList } from '../../format/show'
import type { Formatter } from '../../format/formatter'
import type { Native, Natives } from '../../values/native'
import { none, ok, partOf, some, type Compound, type SliceLike, type Value } from '../../values/value'
import { panic } from '../../values/budget'
import { sharedItems } from '../iterators/sequences'
import { checkedRange, borrowedItem, MOVED_AT_ONCE } from '../lists/parts'
import { boundsOf } from '../lists/rangeBounds'
import { isPlainItem, sliceNatives } from '../lists/sliceNatives'
import { debugList, listMethods } from '../lists/vecNatives'

const optional = (items: Value[], index: number) => (index < items.length ? some(items[index]) : none())

const indexing =
  (isMutable: boolean): Native =>
  (call) => {
    const isPlain = isMutable && isPlainItem(call)
    return (items: Value[], index: number) =>
      index < items.length ? borrowedItem(items, index, isPlain) : panic('Out of bounds access')
  }

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

export const queueAndHeapNatives: Natives = { ...queueNatives, ...heapNatives }

/** `BinaryHeap`: a binary max-heap in a list. */
export class Heap implements Compound {
  items: Value[] = []

  constructor(private compare: (left: Value, right: Value) => number) {}

  become(other: Heap): void {
    Object.assign(this, other)
  }

  push(item: Value): void {
    this.items.push(item)
    this.rise(this.items.length - 1)
  }

  /** The last item replaces the root, sinks to the bottom along the greater children, and rises again, as in Rust. */
  pop(): Value {
    const last = this.items.pop()
    if (this.items.length === 0) return last
    const greatest = this.items[0]
    this.items[0] = last
    this.rise(this.sink())
    return greatest
  }

  /** The items must be in heap order. */
  withItems(items: Value[]): Heap {
    const heap = new Heap(this.compare)
    heap.items = items
    return heap
  }

  private sink(): number {
    let place = 0
    for (let below = 1; below < this.items.length; below = 2 * place + 1) {
      const right = below + 1
      if (right < this.items.length && this.compare(this.items[below], this.items[right]) <= 0) below = right
      this.swap(place, below)
      place = below
    }
    return place
  }

  private rise(start: number): void {
    for (let place = start; place > 0;) {
      const above = (place - 1) >>> 1
      if (this.compare(this.items[place], this.items[above]) <= 0) return
      this.swap(place, above)
      place = above
    }
  }

  private swap(a: number, b: number): void {
    const item = this.items[a]
    this.items[a] = this.items[b]
    this.items[b] = item
  }
}
