import type { Attribute, Ident } from '../tree/tree'
import { ahead, at, atKind, eat, identOf, inside, peek, spanSince, take } from './cursor'
import type { Cursor } from './cursor'

/** Reads `#[derive(Clone, Copy)]` and its like, none or several. Of what stands in the parentheses only names are kept. */
export function attributes(c: Cursor): Attribute[] {
  const found: Attribute[] = []
  while (at(c, '#') && (ahead(c, 1).text === '[' || (ahead(c, 1).text === '!' && ahead(c, 2).text === '['))) {
    const { start } = take(c)
    eat(c, '!')
    const [name, ...args] = inside(c, '[', words)
    if (name) found.push({ name: name.name, args, span: spanSince(c, start) })
  }
  return found
}

/** Skips attributes where they say nothing to this implementation. */
export function skipAttributes(c: Cursor): void {
  attributes(c)
}

/** All names up to the closing delimiter; of a path the last. */
function words(c: Cursor): Ident[] {
  const found: Ident[] = []
  let depth = 0
  while (!atKind(c, 'end') && (depth > 0 || !atKind(c, 'close'))) {
    const token = peek(c)
    if (token.kind === 'open') depth += 1
    if (token.kind === 'close') depth -= 1
    const isPrefix = ahead(c, 1).text === '::'
    if ((token.kind === 'ident' || token.kind === 'keyword') && !isPrefix) found.push(identOf(token))
    take(c)
  }
  return found
}
