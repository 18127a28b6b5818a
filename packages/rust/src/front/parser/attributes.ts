import type { Span } from '../source/span'
import type { Attribute, Ident, Visibility } from '../tree/tree'
import { expectIdent, inside, insideAny, list } from './combinators'
import { ahead, at, atKind, type Cursor, eat, identOf, peek, spanSince, take } from './cursor'
import { fail, failExpected, failUnsupported, report } from './failures'
import { expr } from './operators'

export type ItemHead = { start: number; parts: Visibility & { attributes: Attribute[] }; visible: Span }

export function itemHead(c: Cursor): ItemHead {
  const { start } = peek(c)
  const found = attributes(c)
  const { start: from } = peek(c)
  const seen = visibility(c)
  return { start, parts: { attributes: found, ...seen }, visible: spanSince(c, from) }
}

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

/** Reports a `pub` where none is allowed, and what determines visibility instead. */
export function refuseVisibility(c: Cursor, { parts, visible }: ItemHead, why: string): void {
  if (parts.isPublic)
    report(c, visible, 'visibility qualifiers are not permitted here', { help: `remove it: ${why}`, code: 'E0449' })
}

/** Keeps only the names in parentheses: `#[derive(Clone, Copy)]`. */
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

export function skipAttributes(c: Cursor): void {
  const off = attributes(c).find(({ isOff }) => isOff)
  if (off) failUnsupported(c, off.span, 'cfg')
}

/** Whether attributes exclude the item, as for tests and other platforms. */
export function isLeftOut(attributes: readonly Attribute[]): boolean {
  return attributes.some(({ name, isOff }) => name === 'test' || isOff)
}

const TOOLS = ['rustfmt', 'clippy']

function nameAndArgs(c: Cursor): [name: string, args: Ident[], isOff?: boolean] {
  const first = peek(c)
  const last = lastName(c)
  // `#[rustfmt::skip]` is for a tool
  const name = TOOLS.includes(first.text) ? first.text : last.name
  if (eat(c, '=')) {
    expr(c)
    return [name, []]
  }
  if (!atKind(c, 'open')) return [name, []]
  if (name === 'cfg' && !c.isDeclaration) return [name, [], !insideAny(c, configured)]
  return [name, insideAny(c, (c) => (name === 'derive' ? list(c, lastName) : attributeWords(c)))]
}

function lastName(c: Cursor): Ident {
  for (;;) {
    if (!atKind(c, 'ident') && !atKind(c, 'keyword')) failExpected(c, 'identifier')
    const name = identOf(take(c))
    if (!eat(c, '::')) return name
  }
}

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

/** `cfg` values of the games' target, a debug build for the web. */
const HOLDS: Readonly<Record<string, string | true>> = {
  ...{ debug_assertions: true, overflow_checks: true, panic: 'abort' },
  ...{ target_arch: 'wasm32', target_family: 'wasm', target_os: 'unknown', target_pointer_width: '32' },
  target_endian: 'little',
}

/** Parses `all(debug_assertions, not(test))`. */
export function configured(c: Cursor): boolean {
  const [holds, ...more] = list(c, predicate)
  if (holds === undefined) fail(c, peek(c), '`cfg` predicate is not specified')
  if (more.length > 0) fail(c, peek(c), 'multiple `cfg` predicates are specified')
  return holds
}

function predicate(c: Cursor): boolean {
  if (at(c, 'true') || at(c, 'false')) return take(c).text === 'true'
  const { name, span } = expectIdent(c)
  if (at(c, '(')) {
    const parts = inside(c, '(', () => list(c, predicate))
    if (name === 'all') return parts.every(Boolean)
    if (name === 'any') return parts.some(Boolean)
    if (name === 'not' && parts.length === 1) return !parts[0]
    fail(c, span, name === 'not' ? 'expected 1 cfg-pattern' : `invalid predicate \`${name}\``, { code: 'E0536' })
  }
  const wanted = eat(c, '=') ? take(c).value : true
  return Object.hasOwn(HOLDS, name) && HOLDS[name] === wanted
}
