import type { Compound, Value } from '../../values/value'

/** Of `BinaryHeap`: the greatest item lies at the front of a list in which each item has two below it. */
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

  /** The last item takes the place of the greatest, sinks to the bottom along the greater sides, and rises again. */
  pop(): Value {
    const last = this.items.pop()
    if (this.items.length === 0) return last
    const greatest = this.items[0]
    this.items[0] = last
    this.rise(this.sink())
    return greatest
  }

  /** A heap of the same order with other items, which must lie as those of a heap do. */
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
