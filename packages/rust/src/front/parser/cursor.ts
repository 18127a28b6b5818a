import { type Diagnostic, insertion, type Fix } from '../diagnostics/diagnostic'
import type { Span } from '../source/span'
import type { Ident } from '../tree/tree'
import type { Token, TokenKind } from '../tokens/token'
import type { Cursor } from '../declarations/host'

export type { Cursor, ItemMacros } from '../declarations/host'

/** How deep a program may be nested: far beyond what anybody writes, and well within what the stack of a browser holds. */
const DEEPEST_NESTING = 200

/** Leaves the construct that cannot be read, up to the next place from where reading can go on. Its reason is told. */
class Unreadable extends Error {}
const UNREADABLE = new Unreadable('unreadable')

/** Ends the reading as a whole, once there are as many diagnostics as anybody reads. */
const ENOUGH = new Unreadable('enough')

/** Reads something; what cannot be read is undefined, and the cursor stands where reading stopped. */
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

/** Reads a text as a whole, up to where there are enough diagnostics. */
export function readAll<Read>(c: Cursor, read: (c: Cursor) => Read): Read | undefined {
  try {
    return attempt(c, read)
  } catch (error) {
    if (error !== ENOUGH) throw error
    return undefined
  }
}

type Details = Omit<Diagnostic, 'span' | 'message'>

/** Tells a fault and goes on. */
export function report(c: Cursor, span: Span | Token, message: string, rest?: Details): void {
  c.diagnostics.report({ span: 'width' in span ? spanOf(span) : span, message, ...rest })
  if (c.diagnostics.isFull) throw ENOUGH
}

/** Where a token stands: of an operator all signs. */
export function spanOf({ start, end, width }: Token): Span {
  return { start, end: width > 1 ? start + width : end }
}

/** Tells a fault and leaves the construct. */
export function fail(c: Cursor, span: Span | Token, message: string, rest?: Details): never {
  report(c, span, message, rest)
  throw UNREADABLE
}

/** Tells that something else was expected here, and leaves the construct. */
export function failExpected(c: Cursor, wanted: string, help?: string, fix?: Fix): never {
  const token = peek(c)
  const message = `expected ${wanted}, found ${described(token)}`
  fail(c, token, message, { label: `expected ${wanted}`, ...(help && { help }), ...(fix && { fix }) })
}

/** Tells that a comma is missing behind what was read last, and leaves the construct. */
export function failNoComma(c: Cursor, wanted: string, help: string): never {
  const isPart = !['punct', 'open', 'close', 'end'].includes(peek(c).kind)
  failExpected(c, wanted, help, isPart ? insertion(lastEnd(c), ',') : undefined)
}

/** What is said where a semicolon is missing. */
export const ADD_SEMICOLON = 'add `;` here'

/** Tells that a semicolon is missing behind what was read last, and goes on. */
export function reportNoSemicolon(c: Cursor): void {
  const end = lastEnd(c)
  const details = { label: ADD_SEMICOLON, help: ADD_SEMICOLON, fix: insertion(end, ';') }
  report(c, { start: end, end }, `expected \`;\`, found ${described(peek(c))}`, details)
}

/** Names a construct of Rust that cannot be run here, and leaves it. */
export function failUnsupported(c: Cursor, span: Span, what: string, help?: string): never {
  fail(c, span, `${what} not supported here`, help ? { help } : {})
}

/** Reads one level deeper, unless that is too deep. */
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

/** Counts a tree that grows on its left side, as a chain of operators or calls does. */
export function grow(c: Cursor): void {
  c.height += 1
  checkDepth(c)
}

function checkDepth(c: Cursor) {
  if (c.depth + c.height > DEEPEST_NESTING) {
    if (c.expansion && c.expansion.depth > 20) failTooDeep(c, c.expansion.name)
    fail(c, peek(c), 'this is nested too deeply', { help: `at most ${DEEPEST_NESTING} levels are read` })
  }
}

/** How deep the call of a macro may stand in what other calls stand for, as in Rust. */
export const DEEPEST_EXPANSION = 128

/** Tells that calls stand for calls without an end. */
export function failTooDeep(c: Cursor, name: string): never {
  fail(c, peek(c), `recursion limit reached while expanding \`${name}!\``, {
    help: `at most ${DEEPEST_EXPANSION} calls may stand in one another: is an arm missing that ends it?`,
  })
}

/** The next token. */
export function peek(c: Cursor): Token {
  return c.tokens[c.at]!
}

/** The token some tokens further on; signs of one operator count each. Beyond the end it is the end. */
export function ahead(c: Cursor, count: number): Token {
  return c.tokens[Math.min(c.at + count, c.tokens.length - 1)]!
}

/** The end of the last token that was read. */
export function lastEnd(c: Cursor): number {
  return c.tokens[c.at - 1]?.end ?? 0
}

/** From a start to the last token that was read. */
export function spanSince(c: Cursor, start: number): Span {
  return { start, end: Math.max(start, lastEnd(c)) }
}

/** Takes the next token: of an operator all its signs. The end is never left. */
export function take(c: Cursor): Token {
  const token = peek(c)
  if (token.kind !== 'end') c.at += token.width
  return token
}

function isText({ kind }: Token): boolean {
  return kind === 'punct' || kind === 'keyword' || kind === 'open' || kind === 'close'
}

/** Whether an operator, a keyword or a delimiter follows. */
export function at(c: Cursor, text: string): boolean {
  const token = peek(c)
  return token.text === text && isText(token)
}

/** Whether a token of this kind follows. */
export function atKind(c: Cursor, kind: TokenKind): boolean {
  return peek(c).kind === kind
}

/** Takes an operator, keyword or delimiter if it follows. */
export function eat(c: Cursor, text: string): boolean {
  if (!at(c, text)) return false
  take(c)
  return true
}

/** Whether an operator follows that begins with this sign. */
export function atSign(c: Cursor, sign: string): boolean {
  const token = peek(c)
  return token.kind === 'punct' && token.text[0] === sign
}

/** Takes one sign, be it alone or the first of an operator: `>` of `>>`. */
export function eatSign(c: Cursor, sign: string): boolean {
  if (!atSign(c, sign)) return false
  c.at += 1
  return true
}

/** Takes what has to follow. */
export function expect(c: Cursor, text: string): Token {
  if (!at(c, text)) failExpected(c, `\`${text}\``)
  return take(c)
}

/** Takes a sign that has to follow, be it the first of an operator. */
export function expectSign(c: Cursor, sign: string): void {
  if (!eatSign(c, sign)) failExpected(c, `\`${sign}\``)
}

/** Takes a name. */
export function expectIdent(c: Cursor): Ident {
  const token = peek(c)
  if (token.kind !== 'ident') {
    const label = token.kind === 'keyword' ? `expected identifier, found ${wordKind(token)}` : 'expected identifier'
    const help = token.kind === 'keyword' && token.text !== '_' && `write \`r#${token.text}\` to use the word as a name`
    fail(c, token, `expected identifier, found ${described(token)}`, { label, ...(help && { help }) })
  }
  return identOf(take(c))
}

/** The token as a name. */
export function identOf({ text, start, end, mark }: Token): Ident {
  return { name: text, span: { start, end }, ...(mark && { mark }) }
}

/** A label as a name: one that a macro wrote is another than one of its caller. */
export function labelOf(token: Token): Ident {
  const ident = identOf(token)
  return ident.mark ? { ...ident, name: `${ident.name}#${ident.mark.id}` } : ident
}

/** A token in the words of rustc: keyword `let`, `;`. */
export function described(token: Token): string {
  if (token.kind === 'keyword') return `${wordKind(token)} \`${token.text}\``
  return `\`${token.kind === 'lifetime' ? "'" : ''}${token.text}\``
}

function wordKind({ text }: Token): string {
  if (text === '_') return 'reserved identifier'
  return RESERVED.has(text) ? 'reserved keyword' : 'keyword'
}

const RESERVED = new Set('abstract become box do final macro override priv typeof unsized virtual yield'.split(' '))

/**
 * Reads what stands between two delimiters, where struct literals are allowed again. What cannot be read inside leaves the
 * construct around it, too.
 */
export function inside<Read>(c: Cursor, open: string, read: (c: Cursor) => Read): Read {
  if (!at(c, open)) failExpected(c, `\`${open}\``)
  return insideAny(c, read)
}

/** Reads what stands inside the delimiter that follows, whichever it is. */
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

/** Reads a list up to the closing delimiter that follows it: parts with commas between them, and maybe one at the end. */
export function list<Part>(c: Cursor, read: (c: Cursor) => Part): Part[] {
  return listWithEnd(c, read).parts
}

/** A list, and whether it ends in a comma: `(a,)` is a tuple. */
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
