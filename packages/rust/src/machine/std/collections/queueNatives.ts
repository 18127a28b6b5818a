import { methodsOf, same, type Native, type Natives } from '../../values/native'
import { itemsOf, none, partOf, some, type Compound, type Value } from '../../values/value'
import { panic } from '../../values/budget'
import { sharedItems } from '../iterators/sequences'
import { checkedRange, borrowedItem, MOVED_AT_ONCE } from '../lists/parts'
import { boundsOf } from '../lists/rangeBounds'
import { sliceNatives } from '../lists/sliceNatives'
import { cloneItems, debugging, listMethods, vecNatives } from '../lists/vecNatives'

const optional = (items: Value[], index: number) => (index < items.length ? some(items[index]) : none())

function indexing(isMutable: boolean): Native {
  return ({ generic }) => {
    const isPlain = isMutable && generic('T').isPlain
    return (items: Value[], index: number) =>
      index < items.length ? borrowedItem(items, index, isPlain) : panic('Out of bounds access')
  }
}

const queueMethods: Natives = {
  ...listMethods,
  ...Object.fromEntries(['len', 'iter', 'iter_mut', 'contains'].map((name) => [name, sliceNatives[`[]::${name}`]!])),
  push_back: vecNatives['Vec::push']!,
  push_front: (call) => (items: Value[], value: Value) => {
    call.budget.allocate(1)
    call.budget.spend(items.length >> MOVED_AT_ONCE)
    items.unshift(value)
  },
  pop_back: vecNatives['Vec::pop']!,
  pop_front: (call) => (items: Value[]) => {
    call.budget.spend(items.length >> MOVED_AT_ONCE)
    return items.length > 0 ? some(items.shift()) : none()
  },
  get: () => optional,
  insert: (call) => (items: Value[], index: number, value: Value) => {
    if (index > items.length) panic('index out of bounds')
    call.budget.allocate(1)
    items.splice(index, 0, value)
  },
  remove: () => (items: Value[], index: number) => (index < items.length ? some(items.splice(index, 1)[0]) : none()),
  range: (call) => (items: Value[], range: Value[]) => {
    const [start, end] = checkedRange(boundsOf(call.generic('R'), range), items.length)
    return sharedItems(partOf(items, start, end))
  },
  make_contiguous: same,
}

const newHeap: Native = ({ traits, generic }) => {
  const compare = traits.compare(generic('T'))
  return () => new Heap(compare)
}

const heapMethods: Natives = {
  new: newHeap,
  push: (call) => (heap: Heap, value: Value) => {
    call.budget.allocate(1)
    call.budget.spend(Math.ceil(Math.log2(heap.items.length + 2)))
    heap.push(value)
  },
  pop: (call) => (heap: Heap) => {
    call.budget.spend(Math.ceil(Math.log2(heap.items.length + 2)))
    return heap.items.length > 0 ? some(heap.pop()) : none()
  },
  peek: () => (heap: Heap) => optional(heap.items, 0),
  len: () => (heap: Heap) => heap.items.length,
  clear: () => (heap: Heap) => {
    heap.items = []
  },
  into_vec: () => (heap: Heap) => heap.items,
}

export const queueAndHeapNatives: Natives = {
  ...methodsOf('VecDeque', queueMethods),
  '<VecDeque as Debug>::fmt': debugging(itemsOf, '['),
  '<VecDeque as Index>::index': indexing(false),
  '<VecDeque as IndexMut>::index_mut': indexing(true),
  ...methodsOf('BinaryHeap', heapMethods),
  '<BinaryHeap as Default>::default': newHeap,
  '<BinaryHeap as Clone>::clone': (call) => {
    const copy = cloneItems(call)
    return (heap: Heap) => heap.withItems(copy(heap.items))
  },
  '<BinaryHeap as Debug>::fmt': debugging((heap: Heap) => heap.items, '['),
}

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
