import { lineEnd, type LiteralValue, type TokenKind } from './token'

/** A quoted literal. After a fatal error, its end is unknown. */
export type QuotedLiteral = {
  kind: TokenKind
  length: number
  value: LiteralValue
  diagnostic?: { start: number; end: number; message: string; help?: string; code?: string; isFatal?: boolean }
}

const RAW = /(b?)r(#*)"/y

/** Reads `r"…"`, `r#"…"#`, `br"…"`; undefined if none starts here. */
export function readRawString(text: string, offset: number): QuotedLiteral | undefined {
  RAW.lastIndex = offset
  const [opening, byte, marks = ''] = RAW.exec(text) ?? []
  if (opening === undefined) return undefined
  const from = offset + opening.length
  const to = text.indexOf(`"${marks}`, from)
  const kind = byte ? 'byteStr' : 'str'
  if (to < 0) {
    const diagnostic = { start: offset, end: from, message: 'unterminated raw string', code: 'E0748', isFatal: true }
    return { kind, length: text.length - offset, value: '', diagnostic }
  }
  const content = text.slice(from, to).replaceAll('\r\n', '\n')
  return { kind, length: to + 1 + marks.length - offset, value: byte ? bytesOf(content) : content }
}

/** Reads the string after a quote; `isByte` for `b"…"`. */
export function readString(text: string, quote: number, isByte: boolean): QuotedLiteral {
  const kind = isByte ? 'byteStr' : 'str'
  const parts: string[] = []
  let diagnostic: QuotedLiteral['diagnostic']
  let at = quote + 1
  for (;;) {
    const end = endOfPlain(text, at)
    parts.push(text.slice(at, end))
    at = end
    if (at >= text.length) {
      const message = `unterminated double quote ${isByte ? 'byte ' : ''}string`
      diagnostic = { start: quote, end: quote + 1, message, code: isByte ? 'E0766' : 'E0765', isFatal: true }
      break
    }
    if (text[at] === '"') break
    const swallowed = lineContinuation(text, at)
    if (swallowed > 0) {
      at += swallowed
      continue
    }
    const escape = readEscape(text, at, isByte)
    if ('diagnostic' in escape) diagnostic ??= { start: at, end: at + escape.length, message: escape.diagnostic }
    else parts.push(escape.value)
    at += escape.length
  }
  const content = parts.join('').replaceAll('\r\n', '\n')
  return { kind, length: at + 1 - quote, value: isByte ? bytesOf(content) : content, ...(diagnostic && { diagnostic }) }
}

function endOfPlain(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== '"' && text[at] !== '\\') at += 1
  return at
}

/** Reads `'a'` or `b'a'`; undefined for a label or lifetime. */
export function readChar(text: string, quote: number, isByte: boolean): QuotedLiteral | undefined {
  const kind = isByte ? 'byte' : 'char'
  const closed = (value: string, length: number, message?: string, help?: string): QuotedLiteral => ({
    kind,
    length,
    value: isByte ? (value.codePointAt(0) ?? 0) & 255 : value,
    ...(message && { diagnostic: { start: quote, end: quote + length, message, ...(help && { help }) } }),
  })
  const first = text.codePointAt(quote + 1)
  if (first === 0x5c) {
    const escape = readEscape(text, quote + 1, isByte)
    if ('diagnostic' in escape) return closed('?', untilQuote(text, quote, escape.length + 1), escape.diagnostic)
    if (text[quote + 1 + escape.length] === "'") return closed(escape.value, escape.length + 2)
    return tooLong(text, quote, closed, isByte)
  }
  const sign = first === undefined ? '' : String.fromCodePoint(first)
  if (sign === "'") return closed('?', 2, `empty ${isByte ? 'byte' : 'character'} literal`)
  if (sign !== '' && sign !== '\n' && text[quote + 1 + sign.length] === "'") return closed(sign, sign.length + 2)
  const isLabel =
    !isByte && /^'[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*(?![\w\u0080-\uffff'])/.test(lineFrom(text, quote))
  return isLabel ? undefined : tooLong(text, quote, closed, isByte)
}

/** `'text'` on one line is a single error; an unmatched quote is only itself. */
function tooLong(
  text: string,
  quote: number,
  closed: (value: string, length: number, message: string, help?: string) => QuotedLiteral,
  isByte: boolean,
): QuotedLiteral {
  const length = untilQuote(text, quote, 1)
  const what = isByte ? 'byte' : 'character'
  if (length === 1) return closed('?', 1, `unterminated ${what} literal`)
  const message = isByte
    ? 'if you meant to write a byte string literal, use double quotes'
    : 'character literal may only contain one codepoint'
  return closed('?', length, message, 'if you meant to write a string literal, use double quotes')
}

/** The length up to and including the next quote on the line, or 1. */
function untilQuote(text: string, quote: number, from: number): number {
  const line = lineFrom(text, quote)
  const end = line.indexOf("'", Math.max(from, 1))
  return end < 0 ? 1 : end + 1
}

function lineFrom(text: string, offset: number): string {
  return text.slice(offset, Math.min(lineEnd(text, offset), offset + 200))
}

function bytesOf(content: string): number[] {
  return [...content].map((sign) => sign.codePointAt(0)! & 255)
}

/** An escape sequence, or its error. */
type Escape = { length: number; value: string } | { length: number; diagnostic: string }

const SIMPLE: Record<string, string> = { n: '\n', r: '\r', t: '\t', '\\': '\\', '0': '\0', "'": "'", '"': '"' }

/** Reads an escape. In bytes, `\x` goes up to `ff`, and `\u` is not allowed. */
function readEscape(text: string, offset: number, isByte: boolean): Escape {
  const sign = text[offset + 1] ?? ''
  if (sign in SIMPLE) return { length: 2, value: SIMPLE[sign]! }
  if (sign === 'x') return hexEscape(text.slice(offset + 2, offset + 4), isByte)
  if (sign === 'u') return unicodeEscape(/^\{[^}"'\n]*\}?/.exec(text.slice(offset + 2, offset + 20))?.[0] ?? '', isByte)
  const [written = ''] = text.slice(offset + 1, offset + 3)
  const kind = isByte ? 'byte' : 'character'
  return { length: 1 + written.length, diagnostic: `unknown ${kind} escape: \`${written}\`` }
}

/** The length of a line continuation; 0 if there is none. */
function lineContinuation(text: string, offset: number): number {
  const sign = text[offset + 1]
  if (sign !== '\n' && sign !== '\r') return 0
  let end = offset + 1
  while (end < text.length && ' \n\r\t'.includes(text[end]!)) end += 1
  return end - offset
}

function hexEscape(digits: string, isByte: boolean): Escape {
  if (!/^[\da-fA-F]{2}$/.test(digits)) return { length: 2, diagnostic: 'invalid character in numeric character escape' }
  const code = parseInt(digits, 16)
  return code > 127 && !isByte
    ? { length: 4, diagnostic: 'out of range hex escape' }
    : { length: 4, value: String.fromCharCode(code) }
}

function unicodeEscape(braced: string, isByte: boolean): Escape {
  const length = 2 + braced.length
  if (isByte) return { length, diagnostic: 'unicode escape in byte string' }
  const digits = /^\{([\da-fA-F_]+)\}$/.exec(braced)?.[1]?.replaceAll('_', '')
  if (!digits) return { length, diagnostic: 'incorrect unicode escape sequence' }
  const code = parseInt(digits, 16)
  const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter && digits.length <= 6
    ? { length, value: String.fromCodePoint(code) }
    : { length, diagnostic: 'invalid unicode character escape' }
}

/** Maps each UTF-16 unit of the value, and its end, to an offset in the literal. */
export function stringOffsets(source: string): (index: number) => number {
  const opening = /^r#*"|^"/.exec(source)?.[0].length ?? 1
  const isPlain = source.startsWith('r') ? !source.includes('\r') : !/[\\\r]/.test(source)
  if (isPlain) return (index) => opening + index
  const offsets: number[] = []
  let at = opening
  const end = source.lastIndexOf('"')
  while (at < end) {
    const isEscape = source[at] === '\\' && !source.startsWith('r')
    const swallowed = isEscape ? lineContinuation(source, at) : 0
    const escape = isEscape && swallowed === 0 ? readEscape(source, at, false) : undefined
    const value = escape && 'value' in escape ? escape.value : ' '
    const isDropped = swallowed > 0 || (source[at] === '\r' && source[at + 1] === '\n')
    if (!isDropped) for (let unit = 0; unit < value.length; unit += 1) offsets.push(at)
    at += swallowed || (escape?.length ?? 1)
  }
  return (index) => offsets[index] ?? end
}
