import type { Attribute, Ident } from '../tree/tree'
import { configured } from './configuration'
import {
  ahead,
  at,
  atKind,
  type Cursor,
  eat,
  failExpected,
  failUnsupported,
  identOf,
  inside,
  insideAny,
  list,
  peek,
  spanSince,
  take,
} from './cursor'

/** Reads `#[derive(Clone, Copy)]` and its like, none or several. Of what stands in the parentheses only names are kept. */
export function attributes(c: Cursor): Attribute[] {
  const found: Attribute[] = []
  while (at(c, '#') && (ahead(c, 1).text === '[' || (ahead(c, 1).text === '!' && ahead(c, 2).text === '['))) {
    const { start } = take(c)
    eat(c, '!')
    const [name, args, isOff] = inside(c, '[', nameAndArgs)
    found.push({ name, args, span: spanSince(c, start), ...(isOff && { isOff }) })
  }
  return found
}

/** Skips attributes where they say nothing to this implementation. */
export function skipAttributes(c: Cursor): void {
  const off = attributes(c).find(({ isOff }) => isOff)
  if (off) failUnsupported(c, off.span, '`cfg` at this place is')
}

/** Whether what attributes stand before is left out: what is only there for tests, or for another machine. */
export function isLeftOut(attributes: readonly Attribute[]): boolean {
  return attributes.some(({ name, isOff }) => name === 'test' || isOff)
}

const TOOLS = ['rustfmt', 'clippy']

function nameAndArgs(c: Cursor): [name: string, args: Ident[], isOff?: boolean] {
  const first = peek(c)
  const last = lastName(c)
  // `#[rustfmt::skip]` speaks to a tool
  const name = TOOLS.includes(first.text) ? first.text : last.name
  if (eat(c, '=')) {
    c.grammar.expr(c)
    return [name, []]
  }
  if (!atKind(c, 'open')) return [name, []]
  if (name === 'cfg' && !c.isDeclaration) return [name, [], !insideAny(c, configured)]
  return [name, insideAny(c, (c) => (name === 'derive' ? list(c, lastName) : attributeWords(c)))]
}

/** The last name of a path. */
function lastName(c: Cursor): Ident {
  for (;;) {
    if (!atKind(c, 'ident') && !atKind(c, 'keyword')) failExpected(c, 'identifier')
    const name = identOf(take(c))
    if (!eat(c, '::')) return name
  }
}

/** All names up to the closing delimiter. */
function attributeWords(c: Cursor): Ident[] {
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
