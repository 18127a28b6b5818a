import type { Span } from '../source/span'
import type { Ident } from '../tree/tree'
import type { Token, TokenKind } from '../tokens/token'
import type { Cursor } from '../declarations/host'

export type { Cursor, ItemMacros } from '../declarations/host'

export function peek(c: Cursor): Token {
  return c.tokens[c.at]!
}

/** The token at a distance; each character of an operator counts. The end token repeats. */
export function ahead(c: Cursor, count: number): Token {
  return c.tokens[Math.min(c.at + count, c.tokens.length - 1)]!
}

/** Takes all characters of an operator. Never passes the end. */
export function take(c: Cursor): Token {
  const token = peek(c)
  if (token.kind !== 'end') c.at += token.width
  return token
}

export function at(c: Cursor, text: string): boolean {
  const token = peek(c)
  return token.text === text && ['punct', 'keyword', 'open', 'close'].includes(token.kind)
}

export function atKind(c: Cursor, kind: TokenKind): boolean {
  return peek(c).kind === kind
}

/** At a closing delimiter, or the end of the text or expansion. */
export function atEnd(c: Cursor): boolean {
  return atKind(c, 'close') || atKind(c, 'end')
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

export function lastEnd(c: Cursor): number {
  return c.tokens[c.at - 1]?.end ?? 0
}

export function spanSince(c: Cursor, start: number): Span {
  return { start, end: Math.max(start, lastEnd(c)) }
}

export function spanOf({ start, end, width }: Token): Span {
  return { start, end: width > 1 ? start + width : end }
}

export function identOf({ text, start, end, mark }: Token): Ident {
  return { name: text, span: { start, end }, ...(mark && { mark }) }
}

/** Hygiene separates the labels of macros from those of callers. */
export function labelOf(token: Token): Ident {
  const ident = identOf(token)
  return ident.mark ? { ...ident, name: `${ident.name}#${ident.mark.id}` } : ident
}

/** Skips an invalid part, to behind its semicolon or to a line on which `resumes` allows to continue. */
export function skipInvalid(c: Cursor, begin: number, resumes: (token: Token, index: number) => boolean): void {
  let index = begin
  while (index < c.tokens.length) {
    const token = c.tokens[index]!
    if (token.kind === 'close' || token.kind === 'end') break
    const isNewLine = index > begin && c.text.slice(c.tokens[index - 1]!.end, token.start).includes('\n')
    if (isNewLine && index >= c.at && resumes(token, index)) break
    index = token.kind === 'open' ? token.partner + 1 : index + 1
    if (token.text === ';' && index > c.at) break
  }
  c.at = index
}
