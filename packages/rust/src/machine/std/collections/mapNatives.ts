import { lazyShow, showList, showPair } from '../../format/show'
import type { Formatter } from '../../format/formatter'
import type { Native, NativeCall, Natives } from '../../values/native'
import { none, ok, some, type Callable, type Value } from '../../values/value'
import { panic } from '../../values/budget'
import { ListSequence } from '../iterators/sequences'
import { boundsOf, isWithin } from '../lists/rangeBounds'
import { atEnd, listing, lookingUp, tableNatives } from './collectionKinds'
import { borrowedValue, insert, type Entry, type Table } from './table'

const keyOf = ([key]: Entry) => key

const valueOf = ([, value]: Entry) => value

/** `(&K, &V)`. */
const pairOf = ([key, value]: Entry): Value => [key, value]

const valueBorrowed = ({ generic }: NativeCall) => {
  const { isPlain } = generic('V')
  return (entry: Entry) => borrowedValue(entry, isPlain)
}

/** `Some` of what it reads from the entry with an equal key. */
const finding = (read: (call: NativeCall) => (entry: Entry) => Value, how: 'find' | 'remove' = 'find') =>
  lookingUp('K', (call) => {
    const item = read(call)
    return (map, key) => {
      const entry = map[how](key)
      return entry ? some(item(entry)) : none()
    }
  })

function ranging(pairIn: (call: NativeCall) => (entry: Entry) => Value): Native {
  return (call) => {
    const compare = call.traits.compare(call.generic('K'))
    const pair = pairIn(call)
    return (map: Table, range: Value[]) => {
      call.budget.spend(map.size)
      const bounds = boundsOf(call.args[1]!, range)
      const entries = map.entries().filter(([key]) => isWithin(key, bounds, compare))
      return new ListSequence(entries.map(pair))
    }
  }
}

const methods: Natives = {
  keys: (call) => listing(call, keyOf),
  values: (call) => listing(call, valueOf),
  values_mut: (call) => listing(call, valueBorrowed(call)),
  into_keys: (call) => listing(call, keyOf),
  into_values: (call) => listing(call, valueOf),
  retain: (call) => {
    const value = valueBorrowed(call)
    return (map: Table, keep: Callable) => {
      for (const entry of map.entries()) {
        call.budget.spend(1)
        if (!keep(entry[0], value(entry))) map.remove(entry[0])
      }
    }
  },
  insert: (call) => (map: Table, key: Value, value: Value) => {
    call.budget.allocate(2)
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
  first_key_value: atEnd(pairOf, false),
  last_key_value: atEnd(pairOf, true),
  range: ranging(() => pairOf),
  range_mut: ranging((call) => {
    const value = valueBorrowed(call)
    return (entry) => [entry[0], value(entry)]
  }),
}

type Found = { map: Table; entry: Entry }
type Missing = { map: Table; key: Value }

/** `&mut` of the value of an existing entry. */
const borrowFound: Native = (call) => {
  const read = valueBorrowed(call)
  return ({ entry }: Found) => read(entry)
}

export const mapNatives: Natives = {
  ...tableNatives(['HashMap', 'BTreeMap'], 'K', pairOf, methods, {
    'Clone>::clone': ({ traits, generic, budget }) => {
      const cloneKey = traits.clone(generic('K'))
      const cloneValue = traits.clone(generic('V'))
      return (map: Table) => {
        budget.allocate(2 * map.size)
        const copy = map.emptied()
        for (const [key, value] of map.entries()) copy.add(cloneKey(key), cloneValue(value))
        return copy
      }
    },
    'PartialEq>::eq': ({ traits, generic, budget }) => {
      const equal = traits.equal(generic('V'))
      return (left: Table, right: Table) => {
        budget.spend(left.size)
        if (left.size !== right.size) return false
        return left.entries().every(([key, value]) => {
          const other = right.find(key)
          return other !== undefined && equal(value, other[1])
        })
      }
    },
    'Debug>::fmt': ({ traits, generic }) => {
      const key = lazyShow(generic('K'), '?', traits)
      const value = lazyShow(generic('V'), '?', traits)
      return (map: Table, formatter: Formatter) => {
        showList(map.entries(), (entry, inner) => showPair(entry as Entry, key, value, inner), formatter, '{')
        return ok(undefined)
      }
    },
    // `m["x"]`
    'Index>::index': lookingUp('K', ({ budget }) => (map, key) => {
      budget.spend(1)
      const entry = map.find(key)
      return entry ? entry[1] : panic('no entry found for key')
    }),
  }),
  'OccupiedEntry::key': () => (found: Found) => found.entry[0],
  'OccupiedEntry::get': () => (found: Found) => found.entry[1],
  'OccupiedEntry::get_mut': borrowFound,
  'OccupiedEntry::into_mut': borrowFound,
  'OccupiedEntry::remove': () => (found: Found) => found.map.remove(found.entry[0])![1],
  'VacantEntry::key': () => (missing: Missing) => missing.key,
  'VacantEntry::into_key': () => (missing: Missing) => missing.key,
  'VacantEntry::insert': (call) => {
    const borrow = valueBorrowed(call)
    return ({ map, key }: Missing, value: Value) => {
      call.budget.allocate(2)
      return borrow(map.add(key, value))
    }
  },
}
