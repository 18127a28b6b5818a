import { Place } from '../../values/place'
import type { Shape } from '../../values/shape'
import type { Value } from '../../values/value'
import { ListSequence, OwnedSequence, sharedItems } from '../iterators/sequences'
import { collections, listOf, type CollectionKind, type Setting } from './collectionKind'
import { Heap } from './heap'
import { insert, insertItem } from './inserting'
import { HashTable, SortedTable, type Table } from './table'

/** How a map or set of this name begins. */
export function emptyTable(name: string, key: Shape, { traits, budget }: Setting): () => Table {
  if (name.startsWith('Hash')) return () => new HashTable(budget)
  const compare = traits.compare(key)
  return () => new SortedTable(compare, budget)
}

const beginTable: CollectionKind['begin'] = ({ name, args }, setting) => emptyTable(name, args[0]!, setting)

const map: CollectionKind = {
  begin: beginTable,
  extend: (budget) => (map, items) => {
    for (const pair of listOf(items, budget) as [Value, Value][]) insert(map as Table, pair[0], pair[1])
    return map
  },
  owned: (budget) => (map: Table) => {
    budget.spend(map.size)
    return new ListSequence(map.entries().map(([key, value]) => [key, value]))
  },
  lent: (budget, isPlain) => {
    const plain = isPlain(1)
    return (map: Table) => {
      budget.spend(map.size)
      return new ListSequence(
        map.entries().map((entry) => [entry[0], plain ? new Place(entry as Value[], 1) : entry[1]]),
      )
    }
  },
}

const set: CollectionKind = {
  begin: beginTable,
  extend: (budget) => (set, items) => {
    for (const item of listOf(items, budget)) insertItem(set as Table, item)
    return set
  },
  owned: (budget) => (set: Table) => {
    budget.spend(set.size)
    return new ListSequence(set.entries().map(([key]) => key))
  },
  lent: (budget) => set.owned(budget, (item) => item),
}

const heap: CollectionKind = {
  begin: ({ args }, { traits }) => {
    const compare = traits.compare(args[0]!)
    return () => new Heap(compare)
  },
  extend: (budget) => (heap, items) => {
    for (const item of listOf(items, budget)) (heap as Heap).push(item)
    return heap
  },
  owned: (_, clone) => (heap: Heap) => new OwnedSequence(heap.items, clone),
  lent: () => (heap: Heap) => sharedItems(heap.items),
}

/** Makes maps, sets and heaps known to what collects and iterates. */
export function addCollections(): void {
  const kinds = { HashMap: map, BTreeMap: map, HashSet: set, BTreeSet: set, BinaryHeap: heap }
  for (const [name, kind] of Object.entries(kinds)) collections.set(name, kind)
}
