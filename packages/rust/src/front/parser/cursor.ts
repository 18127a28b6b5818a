import { type Diagnostic, insertion, type Fix } from '../diagnostics/diagnostic'
import { unsupported, UNSUPPORTED_SYNTAX, type UnsupportedSyntax } from '../diagnostics/unsupported'
import type { Span } from '../source/span'
import type { Ident } from '../tree/tree'
import type { Token, TokenKind } from '../tokens/token'
import type { Cursor } from '../declarations/host'

export type { Cursor, ItemMacros } from '../declarations/host'

/** Maximum nesting: far beyond real code, well within a browser's stack. */
const DEEPEST_NESTING = 200

/** Aborts the current construct after its error was reported; parsing resumes at the next boundary. */
class Unreadable extends Error {}
const UNREADABLE = new Unreadable('unreadable')

const ENOUGH = new Unreadable('enough')

/** Undefined on failure; the cursor is where parsing stopped. */
export function attempt<Read>(c: Cursor, read: (c: Cursor) => Read): Read | undefined {
  const { isHead, lifted, depth } = c
  try {
    return read(c)
  } catch (error) {
    if (error !== UNREADABLE) throw error
    Object.assign(c, { isHead, lifted, depth })
    return undefined
  }
}

/** Undefined with too many diagnostics. */
export function readAll<Read>(c: Cursor, read: (c: Cursor) => Read): Read | undefined {
  try {
    return attempt(c, read)
  } catch (error) {
    if (error !== ENOUGH) throw error
    return undefined
  }
}

type Details = Omit<Diagnostic, 'span' | 'message'>

export function report(c: Cursor, span: Span | Token, message: string, rest?: Details): void {
  c.diagnostics.report({ span: 'width' in span ? spanOf(span) : span, message, ...rest })
  if (c.diagnostics.isFull) throw ENOUGH
}

export function spanOf({ start, end, width }: Token): Span {
  return { start, end: width > 1 ? start + width : end }
}

export function fail(c: Cursor, span: Span | Token, message: string, rest?: Details): never {
  report(c, span, message, rest)
  throw UNREADABLE
}

export function failExpected(c: Cursor, wanted: string, help?: string, fix?: Fix): never {
  const token = peek(c)
  const message = `expected ${wanted}, found ${described(token)}`
  fail(c, token, message, { label: `expected ${wanted}`, ...(help && { help }), ...(fix && { fix }) })
}

export function failNoComma(c: Cursor, wanted: string, help: string): never {
  const isPart = !['punct', 'open', 'close', 'end'].includes(peek(c).kind)
  failExpected(c, wanted, help, isPart ? insertion(lastEnd(c), ',') : undefined)
}

export const ADD_SEMICOLON = 'add `;` here'

export function reportNoSemicolon(c: Cursor): void {
  const end = lastEnd(c)
  const details = { label: ADD_SEMICOLON, help: ADD_SEMICOLON, fix: insertion(end, ';') }
  report(c, { start: end, end }, `expected \`;\`, found ${described(peek(c))}`, details)
}

export function failUnsupported(c: Cursor, span: Span | Token, what: UnsupportedSyntax, help?: string): never {
  failUnsupportedName(c, span, UNSUPPORTED_SYNTAX[what], help)
}

export function failUnsupportedName(c: Cursor, span: Span | Token, subject: string, help?: string): never {
  const { message, ...rest } = unsupported('width' in span ? spanOf(span) : span, subject, help)
  fail(c, rest.span, message, rest)
}

/** Parses one level deeper; reports excessive nesting. */
export function nested<Read>(c: Cursor, read: (c: Cursor) => Read): Read {
  const outer = c.height
  c.depth += 1
  c.height = 0
  checkDepth(c)
  const tree = read(c)
  c.depth -= 1
  c.height = Math.max(outer, c.height + 1)
  return tree
}

/** Counts nesting on the left, as in chains of operators and calls. */
export function grow(c: Cursor): void {
  c.height += 1
  checkDepth(c)
}

function checkDepth(c: Cursor) {
  if (c.depth + c.height > DEEPEST_NESTING) {
    if (c.expansion && c.expansion.depth > 20) failTooDeep(c, c.expansion.name)
    fail(c, peek(c), 'this is nested too deeply', { help: `at most ${DEEPEST_NESTING} levels are supported` })
  }
}

/** Maximum depth of macro expansion, as in Rust. */
export const DEEPEST_EXPANSION = 128

export function failTooDeep(c: Cursor, name: string): never {
  fail(c, peek(c), `recursion limit reached while expanding \`${name}!\``, {
    help: `at most ${DEEPEST_EXPANSION} nested calls are supported: is an arm missing that ends the recursion?`,
  })
}

export function peek(c: Cursor): Token {
  return c.tokens[c.at]!
}

/** The token at a distance; each character of an operator counts. The end token repeats. */
export function ahead(c: Cursor, count: number): Token {
  return c.tokens[Math.min(c.at + count, c.tokens.length - 1)]!
}

export function lastEnd(c: Cursor): number {
  return c.tokens[c.at - 1]?.end ?? 0
}

export function spanSince(c: Cursor, start: number): Span {
  return { start, end: Math.max(start, lastEnd(c)) }
}

/** Takes all characters of an operator. Never passes the end. */
export function take(c: Cursor): Token {
  const token = peek(c)
  if (token.kind !== 'end') c.at += token.width
  return token
}

function isText({ kind }: Token): boolean {
  return kind === 'punct' || kind === 'keyword' || kind === 'open' || kind === 'close'
}

export function at(c: Cursor, text: string): boolean {
  const token = peek(c)
  return token.text === text && isText(token)
}

export function atKind(c: Cursor, kind: TokenKind): boolean {
  return peek(c).kind === kind
}

export function eat(c: Cursor, text: string): boolean {
  if (!at(c, text)) return false
  take(c)
  return true
}

export function atSign(c: Cursor, sign: string): boolean {
  const token = peek(c)
  return token.kind === 'punct' && token.text[0] === sign
}

/** Takes one character, which may be the first of an operator: `>` of `>>`. */
export function eatSign(c: Cursor, sign: string): boolean {
  if (!atSign(c, sign)) return false
  c.at += 1
  return true
}

export function expect(c: Cursor, text: string): Token {
  if (!at(c, text)) failExpected(c, `\`${text}\``)
  return take(c)
}

export function expectSign(c: Cursor, sign: string): void {
  if (!eatSign(c, sign)) failExpected(c, `\`${sign}\``)
}

export function expectIdent(c: Cursor): Ident {
  const token = peek(c)
  if (token.kind !== 'ident') {
    const label = token.kind === 'keyword' ? `expected identifier, found ${wordKind(token)}` : 'expected identifier'
    const help = token.kind === 'keyword' && token.text !== '_' && `write \`r#${token.text}\` to use the word as a name`
    fail(c, token, `expected identifier, found ${described(token)}`, { label, ...(help && { help }) })
  }
  return identOf(take(c))
}

export function identOf({ text, start, end, mark }: Token): Ident {
  return { name: text, span: { start, end }, ...(mark && { mark }) }
}

/** Hygiene separates the labels of macros from those of callers. */
export function labelOf(token: Token): Ident {
  const ident = identOf(token)
  return ident.mark ? { ...ident, name: `${ident.name}#${ident.mark.id}` } : ident
}

/** A token in rustc's words: keyword `let`, `;`. */
export function described(token: Token): string {
  if (token.kind === 'keyword') return `${wordKind(token)} \`${token.text}\``
  return `\`${token.kind === 'lifetime' ? "'" : ''}${token.text}\``
}

function wordKind({ text }: Token): string {
  if (text === '_') return 'reserved identifier'
  return RESERVED.has(text) ? 'reserved keyword' : 'keyword'
}

const RESERVED = new Set('abstract become box do final macro override priv typeof unsized virtual yield'.split(' '))

/** Allows struct literals inside the delimiters. A failure inside aborts the outer construct. */
export function inside<Read>(c: Cursor, open: string, read: (c: Cursor) => Read): Read {
  if (!at(c, open)) failExpected(c, `\`${open}\``)
  return insideAny(c, read)
}

export function insideAny<Read>(c: Cursor, read: (c: Cursor) => Read): Read {
  const { partner } = take(c)
  const { isHead } = c
  c.isHead = false
  const content = read(c)
  c.isHead = isHead
  if (c.at !== partner) failExpected(c, `\`${c.tokens[partner]!.text}\``)
  c.at = partner + 1
  return content
}

export function list<Part>(c: Cursor, read: (c: Cursor) => Part): Part[] {
  return listWithEnd(c, read).parts
}

/** A list, and whether it ends with a comma: `(a,)` is a tuple. */
export function listWithEnd<Part>(c: Cursor, read: (c: Cursor) => Part): { parts: Part[]; endsInComma: boolean } {
  const parts: Part[] = []
  let endsInComma = false
  while (!atKind(c, 'close') && !atKind(c, 'end')) {
    parts.push(read(c))
    endsInComma = eat(c, ',')
    if (!endsInComma) break
  }
  if (!atKind(c, 'close') && !atKind(c, 'end')) {
    const closing = closingAfter(c)
    failNoComma(c, closing ? `one of \`,\` or \`${closing}\`` : '`,`', 'separate the parts with a comma')
  }
  return { parts, endsInComma }
}

function closingAfter(c: Cursor): string | undefined {
  for (let index = c.at; index < c.tokens.length; index += 1) {
    const token = c.tokens[index]!
    if (token.kind === 'close') return token.text
    if (token.kind === 'open') index = token.partner
  }
  return undefined
}
