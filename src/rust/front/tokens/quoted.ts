import type { LiteralValue, TokenKind } from './token'
import { lineContinuation, readEscape } from './escapes'

/** A literal in quotes. A fault that spoils the rest of the text is fatal: its end is not known. */
export type QuotedLiteral = {
  kind: TokenKind
  length: number
  value: LiteralValue
  fault?: { start: number; end: number; message: string; help?: string; code?: string; isFatal?: boolean }
}

const RAW = /(b?)r(#*)"/y

/** Reads `r"…"`, `r#"…"#`, `br"…"` at an offset; undefined where none begins. */
export function readRawString(text: string, offset: number): QuotedLiteral | undefined {
  RAW.lastIndex = offset
  const [opening, byte, marks = ''] = RAW.exec(text) ?? []
  if (opening === undefined) return undefined
  const from = offset + opening.length
  const to = text.indexOf(`"${marks}`, from)
  const kind = byte ? 'byteStr' : 'str'
  if (to < 0) {
    const fault = { start: offset, end: from, message: 'unterminated raw string', code: 'E0748', isFatal: true }
    return { kind, length: text.length - offset, value: '', fault }
  }
  const content = text.slice(from, to).replaceAll('\r\n', '\n')
  return { kind, length: to + 1 + marks.length - offset, value: byte ? bytesOf(content) : content }
}

/** Reads the string whose quote stands at an offset; `isByte` is that of `b"…"`. */
export function readString(text: string, quote: number, isByte: boolean): QuotedLiteral {
  const kind = isByte ? 'byteStr' : 'str'
  const parts: string[] = []
  let fault: QuotedLiteral['fault']
  let at = quote + 1
  for (;;) {
    const end = endOfPlain(text, at)
    parts.push(text.slice(at, end))
    at = end
    if (at >= text.length) {
      const message = `unterminated double quote ${isByte ? 'byte ' : ''}string`
      fault = { start: quote, end: quote + 1, message, code: isByte ? 'E0766' : 'E0765', isFatal: true }
      break
    }
    if (text[at] === '"') break
    const swallowed = lineContinuation(text, at)
    if (swallowed > 0) {
      at += swallowed
      continue
    }
    const escape = readEscape(text, at, isByte)
    if ('fault' in escape) fault ??= { start: at, end: at + escape.length, message: escape.fault }
    else parts.push(escape.value)
    at += escape.length
  }
  const content = parts.join('').replaceAll('\r\n', '\n')
  return { kind, length: at + 1 - quote, value: isByte ? bytesOf(content) : content, ...(fault && { fault }) }
}

function endOfPlain(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== '"' && text[at] !== '\\') at += 1
  return at
}

/** Reads `'a'` or `b'a'` whose quote stands at an offset; undefined where it begins a label or lifetime. */
export function readChar(text: string, quote: number, isByte: boolean): QuotedLiteral | undefined {
  const kind = isByte ? 'byte' : 'char'
  const closed = (value: string, length: number, message?: string, help?: string): QuotedLiteral => ({
    kind,
    length,
    value: isByte ? (value.codePointAt(0) ?? 0) & 255 : value,
    ...(message && { fault: { start: quote, end: quote + length, message, ...(help && { help }) } }),
  })
  const first = text.codePointAt(quote + 1)
  if (first === 0x5c) {
    const escape = readEscape(text, quote + 1, isByte)
    if ('fault' in escape) return closed('?', untilQuote(text, quote, escape.length + 1), escape.fault)
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

/** `'text'` on one line is taken as a whole, an opening quote alone is only itself. */
function tooLong(
  text: string,
  quote: number,
  closed: (value: string, length: number, message: string, help?: string) => QuotedLiteral,
  isByte: boolean,
): QuotedLiteral {
  const length = untilQuote(text, quote, 1)
  const what = isByte ? 'byte' : 'character'
  if (length === 1) return closed('?', 1, `unterminated ${what} literal`)
  return closed(
    '?',
    length,
    isByte
      ? 'if you meant to write a byte string literal, use double quotes'
      : 'character literal may only contain one codepoint',
    'if you meant to write a string literal, use double quotes',
  )
}

/** The length up to the next quote of the line, that one included; 1 where there is none. */
function untilQuote(text: string, quote: number, from: number): number {
  const line = lineFrom(text, quote)
  const end = line.indexOf("'", Math.max(from, 1))
  return end < 0 ? 1 : end + 1
}

/** The text from an offset to the end of its line, cut where nobody writes on. */
function lineFrom(text: string, offset: number): string {
  const end = text.indexOf('\n', offset)
  return text.slice(offset, Math.min(end < 0 ? text.length : end, offset + 200))
}

function bytesOf(content: string): number[] {
  return [...content].map((sign) => sign.codePointAt(0)! & 255)
}
