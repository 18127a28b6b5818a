import { lazyShow, showList } from '../../format/show'
import type { Formatter } from '../../format/formatter'
import type { Budget } from '../../values/budget'
import type { Native, NativeCall, Natives } from '../../values/native'
import { none, ok, some, type Callable, type Value } from '../../values/value'
import { ListSequence } from '../iterators/sequences'
import { boundsOf, isWithin } from '../lists/rangeBounds'
import { insertItem, type Entry, type Table } from './table'
import { atEnd, lookingUp, tableNatives } from './collectionKinds'

const keysOf = (set: Table) => set.entries().map(([key]) => key)

const cloning: Native = ({ traits, generic, budget }) => {
  const clone = traits.clone(generic('T'))
  return (set: Table) => filled(set, keysOf(set).map(clone), budget)
}

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
const combined =
  (combine: Combine): Native =>
  ({ budget }) =>
  (left: Table, right: Table) => {
    budget.spend(left.size + right.size)
    return new ListSequence(keysOf(filled(left, combine(left, right), budget)))
  }

/** `&a | &b` creates a set. */
const operator =
  (combine: Combine): Native =>
  ({ traits, generic, budget }) => {
    const clone = traits.clone(generic('T'))
    return (left: Table, right: Table) => filled(left, combine(left, right).map(clone), budget)
  }

const comparing =
  (holds: (left: Table, right: Table) => boolean): Native =>
  ({ budget }) =>
  (left: Table, right: Table) => {
    budget.spend(left.size + right.size)
    return holds(left, right)
  }

const isSubset = (left: Table, right: Table) => without(left, right).length === 0

const debugging: Native = ({ traits, generic }) => {
  const show = lazyShow(generic('T'), '?', traits)
  return (set: Table, formatter: Formatter) => {
    showList(keysOf(set), show, formatter, '{')
    return ok(undefined)
  }
}

const keyOrNone = (entry: Entry | undefined) => (entry ? some(entry[0]) : none())

const keyAtEnd = atEnd(([key]) => key)

const methods: Record<string, Native> = {
  drain:
    ({ budget }) =>
    (set: Table) => {
      budget.spend(set.size)
      const items = keysOf(set)
      set.clear()
      return new ListSequence(items)
    },
  retain:
    ({ budget }) =>
    (set: Table, keep: Callable) => {
      for (const [key] of set.entries()) {
        budget.spend(1)
        if (!keep(key)) set.remove(key)
      }
    },
  insert:
    ({ budget }) =>
    (set: Table, item: Value) => {
      budget.allocate(1)
      return insertItem(set, item)
    },
  contains: lookingUp('T', () => (set, key) => set.find(key) !== undefined),
  get: lookingUp('T', () => (set, key) => keyOrNone(set.find(key))),
  take: lookingUp('T', () => (set, key) => keyOrNone(set.remove(key))),
  union: combined(union),
  intersection: combined(intersection),
  difference: combined(without),
  symmetric_difference: combined(symmetric),
  first: keyAtEnd(false, false),
  last: keyAtEnd(true, false),
  pop_first: keyAtEnd(false, true),
  pop_last: keyAtEnd(true, true),
  range: ({ traits, generic, args }: NativeCall) => {
    const compare = traits.compare(generic('T'))
    return (set: Table, range: Value[]) => {
      const bounds = boundsOf(args[1]!, range)
      return new ListSequence(keysOf(set).filter((key) => isWithin(key, bounds, compare)))
    }
  },
}

export const setNatives: Natives = {
  ...tableNatives(['HashSet', 'BTreeSet'], 'T', methods, {
    'Clone>::clone': cloning,
    'PartialEq>::eq': comparing((left, right) => left.size === right.size && isSubset(left, right)),
    'Debug>::fmt': debugging,
  }),
  '<& as BitOr>::bitor': operator(union),
  '<& as BitAnd>::bitand': operator(intersection),
  '<& as BitXor>::bitxor': operator(symmetric),
  '<& as Sub>::sub': operator(without),
}
