import { none, some } from '../../values/option'
import type { Value } from '../../values/value'
import type { Table } from './table'

/** Puts a pair in; gives the value that was there. */
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

/** Puts an item in; whether it was not there before. */
export function insertItem(set: Table, item: Value): boolean {
  if (set.find(item)) return false
  set.add(item)
  return true
}
