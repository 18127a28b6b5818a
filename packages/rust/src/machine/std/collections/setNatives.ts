import { lazyShow, showList } from '../../format/show'
import type { Formatter } from '../../format/formatter'
import type { Budget } from '../../values/budget'
import type { Native, NativeCall, Natives } from '../../values/native'
import { none, ok, some } from '../../values/value'
import type { Callable, Value } from '../../values/value'
import { ListSequence } from '../iterators/sequences'
import { boundsOf, isWithin } from '../lists/rangeBounds'
import { insertItem } from './table'
import { emptyTable } from './collectionKinds'
import type { Entry, Table } from './table'

const keysOf = (set: Table) => set.entries().map(([key]) => key)

const emptyOf =
  (name: string): Native =>
  (call) =>
    emptyTable(name, call.generic('T'), call)

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

const atEnd =
  (isLast: boolean, removes: boolean): Native =>
  () =>
  (set: Table) => {
    const entry = set.end(isLast)
    if (entry && removes) set.remove(entry[0])
    return keyOrNone(entry)
  }

const methods: Record<string, Native> = {
  len: () => (set: Table) => set.size,
  clear: () => (set: Table) => set.clear(),
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
  contains: () => (set: Table, item: Value) => set.find(item) !== undefined,
  get: () => (set: Table, item: Value) => keyOrNone(set.find(item)),
  take: () => (set: Table, item: Value) => keyOrNone(set.remove(item)),
  union: combined(union),
  intersection: combined(intersection),
  difference: combined(without),
  symmetric_difference: combined(symmetric),
  first: atEnd(false, false),
  last: atEnd(true, false),
  pop_first: atEnd(false, true),
  pop_last: atEnd(true, true),
  range: ({ traits, generic, args }: NativeCall) => {
    const compare = traits.compare(generic('T'))
    return (set: Table, range: Value[]) => {
      const bounds = boundsOf(args[1]!, range)
      return new ListSequence(keysOf(set).filter((key) => isWithin(key, bounds, compare)))
    }
  },
}

export const setNatives: Natives = {
  ...Object.fromEntries(
    ['HashSet', 'BTreeSet'].flatMap((name) => [
      ...Object.entries(methods).map(([method, native]) => [`${name}::${method}`, native]),
      [`${name}::new`, emptyOf(name)],
      [`<${name} as Default>::default`, emptyOf(name)],
      [`<${name} as Clone>::clone`, cloning],
      [`<${name} as PartialEq>::eq`, comparing((left, right) => left.size === right.size && isSubset(left, right))],
      [`<${name} as Debug>::fmt`, debugging],
    ]),
  ),
  '<& as BitOr>::bitor': operator(union),
  '<& as BitAnd>::bitand': operator(intersection),
  '<& as BitXor>::bitxor': operator(symmetric),
  '<& as Sub>::sub': operator(without),
}
