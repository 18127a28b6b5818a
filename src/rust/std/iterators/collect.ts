import type { Type } from '../../types/type'
import type { Budget } from '../../values/budget'
import type { Traits } from '../../values/native'
import { err, none, ok, some } from '../../values/option'
import type { Option, Result } from '../../values/option'
import { END } from '../../values/sequence'
import type { Sequence } from '../../values/sequence'
import type { Callable, Value } from '../../values/value'
import { Heap } from '../collections/heap'
import { HashTable, SortedTable } from '../collections/table'
import type { Table } from '../collections/table'
import { insert, insertItem } from '../collections/inserting'

type Setting = { traits: Traits; budget: Budget }

/** Puts items into a collection that has some already. */
export type Extend = (collection: Value, items: Sequence) => Value

/** All items, in a list of their own. */
export function listOf(items: Sequence, budget: Budget): Value[] {
  const list: Value[] = []
  for (let item = items.next(); item !== END; item = items.next()) {
    budget.allocate(1)
    budget.spend(1)
    list.push(item)
  }
  return list
}

/** Makes a collection from items: `FromIterator::from_iter`. */
export function collecting(type: Type, setting: Setting): (items: Sequence) => Value {
  const { traits, budget } = setting
  if (type.kind === 'adt' && !type.adt.isOwn) {
    const [first] = type.args
    switch (type.adt.name) {
      case 'Vec':
      case 'VecDeque':
        return (items) => listOf(items, budget)
      case 'String':
        return (items) => textOf(items, budget)
      case 'Box':
        if (first?.kind === 'slice') return (items) => listOf(items, budget)
        return first ? collecting(first, setting) : () => ''
      case 'Option':
        return untilFailure(collecting(first!, setting), (item) => (item as Option)[0] === 0, none, some)
      case 'Result':
        return untilFailure(
          collecting(first!, setting),
          (item) => (item as Result)[0] === 1,
          (failed) => err((failed as Result)[1]),
          ok,
        )
      case 'HashMap':
      case 'BTreeMap':
      case 'HashSet':
      case 'BTreeSet':
      case 'BinaryHeap': {
        const extend = extending(type, setting)
        const make = emptyCollection(type, setting)
        return (items) => extend(make(), items)
      }
      default:
        break
    }
  }
  if (type.kind === 'tuple' && type.items.length === 0) {
    return (items) => {
      while (items.next() !== END) budget.spend(1)
    }
  }
  return traits.method('FromIterator', 'from_iter', type) as Callable
}

/** A new collection that orders or finds its keys by their type. */
function emptyCollection(type: Type, { traits, budget }: Setting): () => Value {
  if (type.kind !== 'adt') return () => []
  const { name } = type.adt
  if (name.startsWith('Hash')) return () => new HashTable(budget)
  const compare = traits.compare(type.args[0]!)
  return () => (name === 'BinaryHeap' ? new Heap(compare) : new SortedTable(compare, budget))
}

/** `Extend::extend`: gives the collection, or the text that it has become. */
export function extending(type: Type, { traits, budget }: Setting): Extend {
  const name = type.kind === 'adt' ? type.adt.name : ''
  switch (name) {
    case 'String':
      return (text, items) => (text as string) + textOf(items, budget)
    case 'HashMap':
    case 'BTreeMap':
      return (map, items) => {
        for (const pair of listOf(items, budget) as [Value, Value][]) insert(map as Table, pair[0], pair[1])
        return map
      }
    case 'HashSet':
    case 'BTreeSet':
      return (set, items) => {
        for (const item of listOf(items, budget)) insertItem(set as Table, item)
        return set
      }
    case 'BinaryHeap':
      return (heap, items) => {
        for (const item of listOf(items, budget)) (heap as Heap).push(item)
        return heap
      }
    default: {
      const clone = type.kind === 'adt' && type.args[0] ? traits.clone(type.args[0]) : undefined
      return (list, items) => {
        for (const item of listOf(items, budget)) (list as Value[]).push(clone ? clone(item) : item)
        return list
      }
    }
  }
}

/** Chars and texts, one behind the other. */
function textOf(items: Sequence, budget: Budget): string {
  let text = ''
  for (let item = items.next(); item !== END; item = items.next()) {
    const part = typeof item === 'number' ? String.fromCodePoint(item) : (item as string)
    budget.allocate(part.length)
    budget.spend(1)
    text += part
  }
  return text
}

/** Stops at the first item that is a failure; what an item holds lies in its field 1. */
function untilFailure(
  collect: (items: Sequence) => Value,
  isFailure: (item: Value) => boolean,
  fail: (item: Value) => Value,
  succeed: (value: Value) => Value,
): (items: Sequence) => Value {
  return (items) => {
    let failed: Value = END
    const held: Sequence = {
      next: () => {
        const item = items.next()
        if (item === END) return END
        if (!isFailure(item)) return (item as Value[])[1]
        failed = item
        return END
      },
    }
    const collected = collect(held)
    return failed === END ? succeed(collected) : fail(failed)
  }
}
