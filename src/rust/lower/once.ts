import type { Type } from '../front/types/type'
import { tooDeep } from '../front/types/limit'
import { typeKeys } from './typeKey'

/** What is as long names types that grow without end: a generic function that calls itself with ever larger ones. */
const LONGEST_KEY = 10_000

/** What has been made for items, by their type arguments. */
export type Made<Item extends object, Thing> = Map<Item, Map<string, Thing>>

/** What is made for an item and its type arguments, made once. */
export function once<Item extends object, Thing>(
  made: Made<Item, Thing>,
  item: Item,
  args: readonly Type[],
  make: () => Thing,
): Thing {
  const instances = made.get(item) ?? new Map<string, Thing>()
  made.set(item, instances)
  const key = typeKeys(args)
  if (key.length > LONGEST_KEY) tooDeep()
  const known = instances.get(key)
  if (known !== undefined) return known
  const value = make()
  instances.set(key, value)
  return value
}
