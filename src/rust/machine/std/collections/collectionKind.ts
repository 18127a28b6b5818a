import type { Budget } from '../../values/budget'
import type { Traits } from '../../values/native'
import { END, type Sequence } from '../../values/sequence'
import type { AdtShape } from '../../values/shape'
import type { Value } from '../../values/value'

/** What the making of a collection may ask, and what it draws on. */
export type Setting = { traits: Traits; budget: Budget }

/** How a collection begins, grows, and gives its items. */
export type CollectionKind = {
  begin: (shape: AdtShape, setting: Setting) => () => Value
  extend: (budget: Budget) => Extend
  /** `into_iter`: what is owned gives its items. */
  owned: (budget: Budget, clone: (item: Value) => Value) => (collection: never) => Sequence
  /** What is lent gives references; `isPlain` tells of an argument of the type whether `&mut` of it is a place. */
  lent: (budget: Budget, isPlain: (argument: number) => boolean) => (collection: never) => Sequence
}

/** The collections besides lists and text, by the name of their type: `collectionKinds` adds them. */
export const collections = new Map<string, CollectionKind>()

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
