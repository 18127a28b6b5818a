import type { Budget } from '../../values/budget'
import type { Native, Natives } from '../../values/native'
import { none, some, type Callable, type Value } from '../../values/value'
import { ListSequence } from '../iterators/sequences'
import { boundsOf, isWithin } from '../lists/rangeBounds'
import { debugging } from '../lists/vecNatives'
import { insertItem, type Entry, type Table } from './table'
import { atEnd, lookingUp, tableNatives } from './collectionKinds'

const keyOf = ([key]: Entry) => key

const keysOf = (set: Table) => set.entries().map(keyOf)

function filled(like: Table, items: readonly Value[], budget: Budget): Table {
  budget.allocate(items.length)
  const set = like.emptied()
  for (const item of items) insertItem(set, item)
  return set
}

type Combine = (left: Table, right: Table) => Value[]

const without = (left: Table, right: Table) => keysOf(left).filter((key) => !right.find(key))
const union: Combine = (left, right) => [...keysOf(left), ...without(right, left)]
const intersection: Combine = (left, right) => keysOf(left).filter((key) => right.find(key))
const symmetric: Combine = (left, right) => [...without(left, right), ...without(right, left)]

/** An ordered set sorts its items again. */
function combined(combine: Combine): Native {
  return (call) => (left: Table, right: Table) => {
    call.budget.spend(left.size + right.size)
    return new ListSequence(keysOf(filled(left, combine(left, right), call.budget)))
  }
}

/** `&a | &b` creates a set. */
function operator(combine: Combine): Native {
  return ({ traits, generic, budget }) => {
    const clone = traits.clone(generic('T'))
    return (left: Table, right: Table) => filled(left, combine(left, right).map(clone), budget)
  }
}

const keyOrNone = (entry: Entry | undefined) => (entry ? some(entry[0]) : none())

const methods: Natives = {
  retain: (call) => (set: Table, keep: Callable) => {
    for (const [key] of set.entries()) {
      call.budget.spend(1)
      if (!keep(key)) set.remove(key)
    }
  },
  insert: (call) => (set: Table, item: Value) => {
    call.budget.allocate(1)
    return insertItem(set, item)
  },
  contains: lookingUp('T', () => (set, key) => set.find(key) !== undefined),
  get: lookingUp('T', () => (set, key) => keyOrNone(set.find(key))),
  take: lookingUp('T', () => (set, key) => keyOrNone(set.remove(key))),
  union: combined(union),
  intersection: combined(intersection),
  difference: combined(without),
  symmetric_difference: combined(symmetric),
  first: atEnd(keyOf, false),
  last: atEnd(keyOf, true),
  range: ({ traits, generic, args }) => {
    const compare = traits.compare(generic('T'))
    return (set: Table, range: Value[]) => {
      const bounds = boundsOf(args[1]!, range)
      return new ListSequence(keysOf(set).filter((key) => isWithin(key, bounds, compare)))
    }
  },
}

export const setNatives: Natives = {
  ...tableNatives(['HashSet', 'BTreeSet'], 'T', keyOf, methods, {
    'Clone>::clone': ({ traits, generic, budget }) => {
      const clone = traits.clone(generic('T'))
      return (set: Table) => filled(set, keysOf(set).map(clone), budget)
    },
    'PartialEq>::eq': (call) => (left: Table, right: Table) => {
      call.budget.spend(left.size + right.size)
      return left.size === right.size && without(left, right).length === 0
    },
    'Debug>::fmt': debugging(keysOf, '{'),
  }),
  '<& as BitOr>::bitor': operator(union),
  '<& as BitAnd>::bitand': operator(intersection),
  '<& as BitXor>::bitxor': operator(symmetric),
  '<& as Sub>::sub': operator(without),
}
