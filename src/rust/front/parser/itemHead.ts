import type { Attribute } from '../tree/tree'
import { attributes } from './attributes'
import { ahead, at, eat, inside, peek, take } from './cursor'
import type { Cursor } from './cursor'

/** What stands before the word of an item: where it begins, its attributes and its visibility. */
export type ItemHead = { start: number; parts: { attributes: Attribute[]; isPublic: boolean } }

/** Reads attributes and visibility. */
export function itemHead(c: Cursor): ItemHead {
  const { start } = peek(c)
  const found = attributes(c)
  return { start, parts: { attributes: found, isPublic: visibility(c) } }
}

/** Reads `pub`, `pub(crate)` and their like, which may be missing. */
export function visibility(c: Cursor): boolean {
  if (!eat(c, 'pub')) return false
  const isRestricted = at(c, '(') && /^(crate|super|self|in)$/.test(ahead(c, 1).text)
  if (isRestricted) inside(c, '(', () => skipRest(c))
  return true
}

function skipRest(c: Cursor) {
  while (peek(c).kind !== 'close') take(c)
}
