import { showMap, lazyShow } from '../../format/show'
import type { Formatter } from '../../format/formatter'
import type { Native, NativeCall, Natives } from '../../values/native'
import { none, ok, some, type Callable, type Value } from '../../values/value'
import { panic } from '../../values/budget'
import { Place } from '../../values/place'
import { ListSequence, OwnedSequence } from '../iterators/sequences'
import { boundsOf, isWithin, type Bounds } from '../lists/rangeBounds'
import { atEnd, lookingUp, tableNatives } from './collectionKinds'
import { insert, type Entry, type Table } from './table'

const borrowed = (entry: Entry, isPlain: boolean) => (isPlain ? new Place(entry, 1) : entry[1])

const reading =
  (read: (entry: Entry) => Value, isOwned = false): Native =>
  ({ budget }) =>
  (map: Table) => {
    budget.spend(map.size)
    const items = map.entries().map(read)
    return isOwned ? new OwnedSequence(items, (item) => item) : new ListSequence(items)
  }

const borrowingEntries =
  (read: (entry: Entry, value: Value) => Value): Native =>
  ({ traits, generic, budget }) => {
    const isPlain = traits.isPlain(generic('V'))
    return (map: Table) => {
      budget.spend(map.size)
      return new ListSequence(map.entries().map((entry) => read(entry, borrowed(entry, isPlain))))
    }
  }

/** `(&K, &V)`. */
const pairOf = ([key, value]: Entry): Value => [key, value]

/** `m["x"]`. */
const indexing = lookingUp('K', ({ budget }) => (map, key) => {
  budget.spend(1)
  const entry = map.find(key)
  return entry ? entry[1] : panic('no entry found for key')
})

/** `Some` of what it reads from the entry with an equal key. */
const finding = (read: (call: NativeCall) => (entry: Entry) => Value, how: 'find' | 'remove' = 'find') =>
  lookingUp('K', (call) => {
    const item = read(call)
    return (map, key) => {
      const entry = map[how](key)
      return entry ? some(item(entry)) : none()
    }
  })

const valueOf = ([, value]: Entry) => value

const valueBorrowed = ({ traits, generic }: NativeCall) => {
  const isPlain = traits.isPlain(generic('V'))
  return (entry: Entry) => borrowed(entry, isPlain)
}

const cloning: Native = ({ traits, generic, budget }) => {
  const cloneKey = traits.clone(generic('K'))
  const cloneValue = traits.clone(generic('V'))
  return (map: Table) => {
    budget.allocate(2 * map.size)
    const copy = map.emptied()
    for (const [key, value] of map.entries()) copy.add(cloneKey(key), cloneValue(value))
    return copy
  }
}

const equality: Native = ({ traits, generic, budget }) => {
  const equal = traits.equal(generic('V'))
  return (left: Table, right: Table) => {
    budget.spend(left.size)
    if (left.size !== right.size) return false
    return left.entries().every(([key, value]) => {
      const other = right.find(key)
      return other !== undefined && equal(value, other[1])
    })
  }
}

const debugging: Native = ({ traits, generic }) => {
  const key = lazyShow(generic('K'), '?', traits)
  const value = lazyShow(generic('V'), '?', traits)
  return (map: Table, formatter: Formatter) => {
    showMap(map.entries() as [Value, Value][], key, value, formatter)
    return ok(undefined)
  }
}

const retaining: Native = ({ traits, generic, budget }) => {
  const isPlain = traits.isPlain(generic('V'))
  return (map: Table, keep: Callable) => {
    for (const entry of map.entries()) {
      budget.spend(1)
      if (!keep(entry[0], borrowed(entry, isPlain))) map.remove(entry[0])
    }
  }
}

const draining: Native =
  ({ budget }) =>
  (map: Table) => {
    budget.spend(map.size)
    const pairs = map.entries().map(pairOf)
    map.clear()
    return new ListSequence(pairs)
  }

const pairAtEnd = atEnd(pairOf)

const ranging =
  (pairIn: (call: NativeCall) => (entry: Entry) => Value): Native =>
  (call) => {
    const { traits, generic, args, budget } = call
    const compare = traits.compare(generic('K'))
    const pair = pairIn(call)
    return (map: Table, range: Value[]) => {
      budget.spend(map.size)
      const bounds: Bounds = boundsOf(args[1]!, range)
      return new ListSequence(
        map
          .entries()
          .filter(([key]) => isWithin(key, bounds, compare))
          .map(pair),
      )
    }
  }

const pairBorrowed = ({ traits, generic }: NativeCall) => {
  const isPlain = traits.isPlain(generic('V'))
  return (entry: Entry): Value => [entry[0], borrowed(entry, isPlain)]
}

const methods: Record<string, Native> = {
  keys: reading(([key]) => key),
  values: reading(([, value]) => value),
  values_mut: borrowingEntries((_, value) => value),
  into_keys: reading(([key]) => key, true),
  into_values: reading(([, value]) => value, true),
  retain: retaining,
  insert:
    ({ budget }) =>
    (map: Table, key: Value, value: Value) => {
      budget.allocate(2)
      return insert(map, key, value)
    },
  entry: () => (map: Table, key: Value) => {
    const entry = map.find(key)
    return entry ? [0, { map, entry, become() {} }] : [1, { map, key, become() {} }]
  },
  get: finding(() => valueOf),
  get_mut: finding(valueBorrowed),
  get_key_value: finding(() => pairOf),
  contains_key: lookingUp('K', () => (map, key) => map.find(key) !== undefined),
  remove: finding(() => valueOf, 'remove'),
  remove_entry: finding(() => pairOf, 'remove'),
  drain: draining,
  first_key_value: pairAtEnd(false, false),
  last_key_value: pairAtEnd(true, false),
  pop_first: pairAtEnd(false, true),
  pop_last: pairAtEnd(true, true),
  range: ranging(() => pairOf),
  range_mut: ranging(pairBorrowed),
}

type Found = { map: Table; entry: Entry }
type Missing = { map: Table; key: Value }

/** `&mut` of the value of an existing entry. */
const borrowFound: Native = (call) => {
  const read = valueBorrowed(call)
  return ({ entry }: Found) => read(entry)
}

const entryNatives: Natives = {
  'OccupiedEntry::key':
    () =>
    ({ entry }: Found) =>
      entry[0],
  'OccupiedEntry::get':
    () =>
    ({ entry }: Found) =>
      entry[1],
  'OccupiedEntry::get_mut': borrowFound,
  'OccupiedEntry::into_mut': borrowFound,
  'OccupiedEntry::remove':
    () =>
    ({ map, entry }: Found) =>
      map.remove(entry[0])![1],
  'VacantEntry::key':
    () =>
    ({ key }: Missing) =>
      key,
  'VacantEntry::into_key':
    () =>
    ({ key }: Missing) =>
      key,
  'VacantEntry::insert': ({ traits, generic, budget }) => {
    const isPlain = traits.isPlain(generic('V'))
    return ({ map, key }: Missing, value: Value) => {
      budget.allocate(2)
      return borrowed(map.add(key, value), isPlain)
    }
  },
}

export const mapNatives: Natives = {
  ...tableNatives(['HashMap', 'BTreeMap'], 'K', methods, {
    'Clone>::clone': cloning,
    'PartialEq>::eq': equality,
    'Debug>::fmt': debugging,
    'Index>::index': indexing,
  }),
  ...entryNatives,
}
