import { readThrough } from '../../values/place'
import { itemsOf, Slice } from '../../values/slice'
import type { Compound, Value } from '../../values/value'

/** A key with its value; of a set only the key. A list, so that the value can be lent. */
export type Entry = [key: Value, value?: Value]

/** The entries of a map or set, each key once. */
export interface Table extends Compound {
  readonly size: number
  find(key: Value): Entry | undefined
  /** Puts in a key that is not there. */
  add(key: Value, value?: Value): Entry
  remove(key: Value): Entry | undefined
  /** In the order in which they come when the map is iterated. */
  entries(): readonly Entry[]
  clear(): void
  /** Without the entries. */
  emptied(): Table
}

/** Of `HashMap` and `HashSet`. Rust promises no order; here it is that of insertion. */
export class HashTable implements Table {
  private byKey = new Map<Value, Entry>()

  get size(): number {
    return this.byKey.size
  }

  find(key: Value): Entry | undefined {
    return this.byKey.get(hostKey(key))
  }

  add(key: Value, value?: Value): Entry {
    const entry: Entry = [key, value]
    this.byKey.set(hostKey(key), entry)
    return entry
  }

  remove(key: Value): Entry | undefined {
    const found = this.find(key)
    this.byKey.delete(hostKey(key))
    return found
  }

  entries(): readonly Entry[] {
    return [...this.byKey.values()]
  }

  clear(): void {
    this.byKey = new Map()
  }

  emptied(): Table {
    return new HashTable()
  }

  become(other: HashTable): void {
    this.byKey = other.byKey
  }
}

/** A value that the host finds again exactly for equal keys of one type. */
export function hostKey(key: Value): Value {
  return typeof key === 'object' || typeof key === 'undefined' ? keyText(key) : key
}

function keyText(key: Value): string {
  if (Array.isArray(key)) return `[${key.map(keyText).join()}]`
  if (key instanceof Slice) return keyText(itemsOf(key))
  if (typeof key === 'string') return JSON.stringify(key)
  if (key instanceof SortedTable) return keyText(key.entries())
  const read = readThrough(key)
  return read === key ? String(key) : keyText(read)
}

type Compare = (left: Value, right: Value) => number

/** Of `BTreeMap` and `BTreeSet`: in the order of the keys. */
export class SortedTable implements Table {
  private sorted: Entry[] = []

  constructor(private compare: Compare) {}

  get size(): number {
    return this.sorted.length
  }

  find(key: Value): Entry | undefined {
    const [place, isThere] = this.placeOf(key)
    return isThere ? this.sorted[place] : undefined
  }

  add(key: Value, value?: Value): Entry {
    const entry: Entry = [key, value]
    this.sorted.splice(this.placeOf(key)[0], 0, entry)
    return entry
  }

  remove(key: Value): Entry | undefined {
    const [place, isThere] = this.placeOf(key)
    return isThere ? this.sorted.splice(place, 1)[0] : undefined
  }

  entries(): readonly Entry[] {
    return this.sorted.slice()
  }

  clear(): void {
    this.sorted = []
  }

  emptied(): Table {
    return new SortedTable(this.compare)
  }

  become(other: SortedTable): void {
    this.sorted = other.sorted
    this.compare = other.compare
  }

  private placeOf(key: Value): [place: number, isThere: boolean] {
    let [low, high] = [0, this.sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const order = this.compare(this.sorted[middle]![0], key)
      if (order === 0) return [middle, true]
      if (order < 0) low = middle + 1
      else high = middle
    }
    return [low, false]
  }
}
