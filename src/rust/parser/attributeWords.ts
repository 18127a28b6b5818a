import { type Cursor, atKind, take, identOf } from './cursor'
import type { Ident } from '../tree/tree'

/** All names up to the closing delimiter. */
export function attributeWords(c: Cursor): Ident[] {
  const found: Ident[] = []
  let depth = 0
  while (!atKind(c, 'end') && (depth > 0 || !atKind(c, 'close'))) {
    const token = take(c)
    if (token.kind === 'open') depth += 1
    if (token.kind === 'close') depth -= 1
    if (token.kind === 'ident' || token.kind === 'keyword') found.push(identOf(token))
  }
  return found
}
