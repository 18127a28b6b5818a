import type { Span } from '../source/span'
import type { Attribute, Visibility } from '../tree/tree'
import { attributes } from './attributes'
import { ahead, at, eat, inside, peek, report, spanSince, take } from './cursor'
import type { Cursor } from './cursor'

/** What stands before the word of an item: where it begins, its attributes and its visibility, and where that stands. */
export type ItemHead = { start: number; parts: Visibility & { attributes: Attribute[] }; visible: Span }

/** Reads attributes and visibility. */
export function itemHead(c: Cursor): ItemHead {
  const { start } = peek(c)
  const found = attributes(c)
  const { start: from } = peek(c)
  const seen = visibility(c)
  return { start, parts: { attributes: found, ...seen }, visible: spanSince(c, from) }
}

/** Reads `pub`, `pub(crate)` and their like, which may be missing. */
export function visibility(c: Cursor): Visibility {
  if (!eat(c, 'pub')) return { isPublic: false }
  const isRestricted = at(c, '(') && /^(crate|super|self|in)$/.test(ahead(c, 1).text)
  return isRestricted ? { isPublic: true, within: inside(c, '(', pathNames) } : { isPublic: true }
}

function pathNames(c: Cursor): string[] {
  const names: string[] = []
  while (peek(c).kind !== 'close') {
    const { kind, text } = take(c)
    if (kind !== 'punct' && text !== 'in') names.push(text)
  }
  return names
}

/** Tells a `pub` where none may stand, and who says instead who sees it. */
export function refuseVisibility(
  c: Cursor,
  { parts, visible }: Pick<ItemHead, 'parts' | 'visible'>,
  why: string,
): void {
  if (parts.isPublic)
    report(c, visible, 'visibility qualifiers are not permitted here', { help: `remove it: ${why}`, code: 'E0449' })
}
