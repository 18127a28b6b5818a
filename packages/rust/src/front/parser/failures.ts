import { type Diagnostic, type Fix, insertion, replacement } from '../diagnostics/diagnostic'
import { unsupported, UNSUPPORTED_SYNTAX, type UnsupportedSyntax } from '../diagnostics/unsupported'
import type { Span } from '../source/span'
import type { Token } from '../tokens/token'
import { type Cursor, lastEnd, peek, spanOf } from './cursor'

/** Aborts the current construct after its error was reported; parsing resumes at the next boundary. */
export const UNREADABLE = new Error('unreadable')

/** Aborts parsing after too many diagnostics. */
export const ENOUGH = new Error('enough')

type Details = Omit<Diagnostic, 'span' | 'message'>

export function report(c: Cursor, span: Span | Token, message: string, details?: Details): void {
  c.diagnostics.report({ span: 'width' in span ? spanOf(span) : span, message, ...details })
  if (c.diagnostics.isFull) throw ENOUGH
}

export function fail(c: Cursor, span: Span | Token, message: string, details?: Details): never {
  report(c, span, message, details)
  throw UNREADABLE
}

export function failExpected(c: Cursor, wanted: string, help?: string, fix?: Fix): never {
  const token = peek(c)
  fail(c, token, `expected ${wanted}, found ${described(token)}`, { label: `expected ${wanted}`, help, fix })
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

/** Maximum depth of macro expansion, as in Rust. */
export const DEEPEST_EXPANSION = 128

export function failTooDeep(c: Cursor, name: string): never {
  fail(c, peek(c), `recursion limit reached while expanding \`${name}!\``, {
    help: `at most ${DEEPEST_EXPANSION} nested calls are supported: is an arm missing that ends the recursion?`,
  })
}

/** Reports the token at which no arm of a macro matches. */
export function failNoRule(c: Cursor, partner: number, help: string, fix?: Fix): never {
  const token = peek(c)
  if (c.at >= partner)
    fail(c, token, 'unexpected end of macro invocation', { label: 'missing tokens in macro arguments', help })
  const label = 'no rules expected this token in macro call'
  fail(c, token, `no rules expected ${described(token)}`, { label, help, fix })
}

/** Replaces the next token, or the text from `start` to its end. */
export function replaceNext(c: Cursor, text: string, start = peek(c).start): Fix {
  return replacement({ start, end: spanOf(peek(c)).end }, text)
}

/** A token in rustc's words: keyword `let`, `;`. */
export function described(token: Token): string {
  if (token.kind === 'keyword') return `${wordKind(token)} \`${token.text}\``
  return `\`${token.kind === 'lifetime' ? "'" : ''}${token.text}\``
}

export function wordKind({ text }: Token): string {
  if (text === '_') return 'reserved identifier'
  return RESERVED.has(text) ? 'reserved keyword' : 'keyword'
}

const RESERVED = new Set('abstract become box do final macro override priv typeof unsized virtual yield'.split(' '))
