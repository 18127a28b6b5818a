import { tooDeep } from '../front/types/limit'
import type { Type } from '../front/types/type'
import { remembered } from './remembered'
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
  const key = typeKeys(args)
  if (key.length > LONGEST_KEY) tooDeep()
  return remembered(
    remembered(made, item, () => new Map<string, Thing>()),
    key,
    make,
  )
}
