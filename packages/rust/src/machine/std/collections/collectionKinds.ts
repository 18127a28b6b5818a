import { methodsOf, type Native, type NativeCall, type Natives, type Setting } from '../../values/native'
import { isStandard, type Shape, type ShapeOf } from '../../values/shape'
import { none, some, type Value } from '../../values/value'
import { ListSequence, OwnedSequence, sharedItems } from '../iterators/sequences'
import { collections, listOf, type CollectionKind } from '../iterators/collect'
import { Heap } from './queueNatives'
import { borrowedValue, HashTable, insert, insertItem, SortedTable, type Entry, type Table } from './table'

function emptyTable(name: string, key: Shape, { traits, budget }: Setting): () => Table {
  if (name.startsWith('Hash')) {
    const equal = hasOwnEquality(key) ? traits.equal(key) : undefined
    return () => new HashTable(budget, equal)
  }
  const compare = traits.compare(key)
  return () => new SortedTable(compare, budget)
}

const isShared = (shape: Shape): boolean => isStandard(shape, 'Rc') || isStandard(shape, 'Arc')

/** A method that looks up a borrowed key, such as a `&str` in a map of `Rc<str>`, which equals an `Rc` without counts. */
export function lookingUp(
  parameter: string,
  answer: (call: NativeCall) => (table: Table, key: Value) => Value,
): Native {
  return (call) => {
    const given = call.args[1] as ShapeOf<'reference'>
    const wraps = isShared(call.generic(parameter)) && !isShared(given.target)
    const find = answer(call)
    return (table: Table, key: Value) => find(table, wraps ? [key] : key)
  }
}

/** What `read` takes from the first or last entry. */
export function atEnd(read: (entry: Entry) => Value, isLast: boolean, removes = false): Native {
  return () => (table: Table) => {
    const entry = table.end(isLast)
    if (entry && removes) table.remove(entry[0])
    return entry ? some(read(entry)) : none()
  }
}

/** Lists what `read` takes from each entry. */
export function listing({ budget }: Pick<Setting, 'budget'>, read: (entry: Entry) => Value) {
  return (table: Table) => {
    budget.spend(table.size)
    return new ListSequence(table.entries().map(read))
  }
}

/** Natives of the maps or sets called `names`, whose keys have the type of a parameter; `read` takes an item. */
export function tableNatives(
  names: readonly string[],
  parameter: string,
  read: (entry: Entry) => Value,
  methods: Natives,
  impls: Natives,
): Natives {
  const draining: Native = (call) => {
    const list = listing(call, read)
    return (table: Table) => {
      const items = list(table)
      table.clear()
      return items
    }
  }
  const ofName = (name: string) => {
    const empty: Native = (call) => emptyTable(name, call.generic(parameter), call)
    const own: Natives = {
      new: empty,
      len: () => (table: Table) => table.size,
      clear: () => (table: Table) => table.clear(),
      drain: draining,
      pop_first: atEnd(read, false, true),
      pop_last: atEnd(read, true, true),
    }
    const ownImpls = Object.entries({ 'Default>::default': empty, ...impls })
    return {
      ...methodsOf(name, { ...own, ...methods }),
      ...Object.fromEntries(ownImpls.map(([impl, native]) => [`<${name} as ${impl}`, native])),
    }
  }
  return Object.assign({}, ...names.map(ofName)) as Natives
}

function hasOwnEquality(shape: Shape, seen = new Set<Shape>()): boolean {
  if (seen.has(shape)) return false
  seen.add(shape)
  const inside = (part: Shape) => hasOwnEquality(part, seen)
  switch (shape.kind) {
    case 'adt':
      if (isShared(shape) || (!shape.isStandard && shape.methods?.['PartialEq::eq'] !== undefined)) return true
      return shape.args.some(inside) || shape.variants.some(({ fields }) => fields.some((field) => inside(field.shape)))
    case 'tuple':
      return shape.items.some(inside)
    case 'array':
    case 'slice':
      return inside(shape.item)
    case 'reference':
      return inside(shape.target)
    default:
      return false
  }
}

const beginTable: CollectionKind['begin'] = ({ name, args }, setting) => emptyTable(name, args[0]!, setting)

const map: CollectionKind = {
  begin: beginTable,
  extend: (budget) => (map, items) => {
    for (const pair of listOf(items, budget) as [Value, Value][]) insert(map as Table, pair[0], pair[1])
    return map
  },
  owned: (budget) => listing({ budget }, ([key, value]) => [key, value]),
  borrowed: (budget, isPlain) => {
    const plain = isPlain(1)
    return listing({ budget }, (entry) => [entry[0], borrowedValue(entry, plain)])
  },
}

const set: CollectionKind = {
  begin: beginTable,
  extend: (budget) => (set, items) => {
    for (const item of listOf(items, budget)) insertItem(set as Table, item)
    return set
  },
  owned: (budget) => listing({ budget }, ([key]) => key),
  borrowed: (budget) => set.owned(budget, (item) => item),
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
  borrowed: () => (heap: Heap) => sharedItems(heap.items),
}

export function addCollections(): void {
  const kinds = { HashMap: map, BTreeMap: map, HashSet: set, BTreeSet: set, BinaryHeap: heap }
  for (const [name, kind] of Object.entries(kinds)) collections.set(name, kind)
}
