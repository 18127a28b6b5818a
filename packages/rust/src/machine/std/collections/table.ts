import type { Budget } from '../../values/budget'
import { Place, readThrough } from '../../values/place'
import { itemsOf, none, Slice, some, type Compound, type Value } from '../../values/value'

/** Key and value, or only a key in sets. A list, so that the value can be borrowed. */
export type Entry = [key: Value, value?: Value]

/** The entries of a map or set. */
export interface Table extends Compound {
  readonly size: number
  find(key: Value): Entry | undefined
  add(key: Value, value?: Value): Entry
  remove(key: Value): Entry | undefined
  /** In iteration order. */
  entries(): readonly Entry[]
  end(isLast: boolean): Entry | undefined
  clear(): void
  emptied(): Table
}

/** `HashMap` and `HashSet`, in insertion order; Rust guarantees no order. */
export class HashTable implements Table {
  private byKey = new Map<Value, Entry>()

  constructor(
    private readonly budget: Budget,
    /** The key type's own equality, if any. */
    private readonly equal?: (left: Value, right: Value) => boolean,
  ) {}

  get size(): number {
    return this.byKey.size
  }

  find(key: Value): Entry | undefined {
    return this.byKey.get(this.hostKey(key))
  }

  add(key: Value, value?: Value): Entry {
    const entry: Entry = [key, value]
    this.byKey.set(this.hostKey(key), entry)
    return entry
  }

  remove(key: Value): Entry | undefined {
    const found = this.find(key)
    this.byKey.delete(this.hostKey(key))
    return found
  }

  entries(): readonly Entry[] {
    return [...this.byKey.values()]
  }

  clear(): void {
    this.byKey = new Map()
  }

  end(isLast: boolean): Entry | undefined {
    return this.entries().at(isLast ? -1 : 0)
  }

  emptied(): Table {
    return new HashTable(this.budget, this.equal)
  }

  become(other: HashTable): void {
    this.byKey = other.byKey
  }

  /** JavaScript values that are equal exactly for equal keys of one type. */
  private hostKey(key: Value): Value {
    if (this.equal) {
      this.budget.spend(1 + this.byKey.size)
      for (const [known, [other]] of this.byKey) if (this.equal(other, key)) return known
      return key
    }
    if (typeof key === 'string') this.budget.spend(key.length >> 6)
    if (typeof key !== 'object' && typeof key !== 'undefined') return key
    const text = keyText(key)
    this.budget.spend(1 + (text.length >> 3))
    return text
  }
}

function keyText(key: Value): string {
  if (Array.isArray(key)) return `[${key.map(keyText).join()}]`
  if (key instanceof Slice) return keyText(itemsOf(key))
  if (typeof key === 'string') return JSON.stringify(key)
  if (key instanceof SortedTable) return keyText(key.entries())
  const read = readThrough(key)
  return read === key ? String(key) : keyText(read)
}

/** `BTreeMap` and `BTreeSet`, in key order. */
export class SortedTable implements Table {
  private sorted: Entry[] = []

  constructor(
    private compare: (left: Value, right: Value) => number,
    private readonly budget: Budget,
  ) {}

  get size(): number {
    return this.sorted.length
  }

  find(key: Value): Entry | undefined {
    const [place, isThere] = this.placeOf(key)
    return isThere ? this.sorted[place] : undefined
  }

  add(key: Value, value?: Value): Entry {
    const entry: Entry = [key, value]
    this.budget.spend(1 + (this.sorted.length >> 6))
    this.sorted.splice(this.placeOf(key)[0], 0, entry)
    return entry
  }

  remove(key: Value): Entry | undefined {
    this.budget.spend(1 + (this.sorted.length >> 6))
    const [place, isThere] = this.placeOf(key)
    return isThere ? this.sorted.splice(place, 1)[0] : undefined
  }

  entries(): readonly Entry[] {
    return this.sorted.slice()
  }

  clear(): void {
    this.sorted = []
  }

  end(isLast: boolean): Entry | undefined {
    return this.sorted.at(isLast ? -1 : 0)
  }

  emptied(): Table {
    return new SortedTable(this.compare, this.budget)
  }

  become(other: SortedTable): void {
    this.sorted = other.sorted
    this.compare = other.compare
  }

  private placeOf(key: Value): [place: number, isThere: boolean] {
    let [low, high] = [0, this.sorted.length]
    while (low < high) {
      this.budget.spend(1)
      const middle = (low + high) >>> 1
      const order = this.compare(this.sorted[middle]![0], key)
      if (order === 0) return [middle, true]
      if (order < 0) low = middle + 1
      else high = middle
    }
    return [low, false]
  }
}

/** `&mut` of an entry's value. */
export const borrowedValue = (entry: Entry, isPlain: boolean) => (isPlain ? new Place(entry, 1) : entry[1])

/** Returns the old value. */
export function insert(map: Table, key: Value, value: Value): Value {
  const entry = map.find(key)
  if (!entry) {
    map.add(key, value)
    return none()
  }
  const previous = entry[1]
  entry[1] = value
  return some(previous)
}

/** Returns whether the item is new. */
export function insertItem(set: Table, item: Value): boolean {
  if (set.find(item)) return false
  set.add(item)
  return true
}
