import { blockCommentEnd } from './blockComments'
import { lookalikeHelp } from './lookalikes'
import type { Diagnostics } from '../diagnostics/diagnostic'
import { matchDelimiters } from './delimiters'
import { readNumber } from './numbers'
import { readChar, readRawString, readString } from './quoted'
import type { QuotedLiteral } from './quoted'
import { KEYWORDS, OPERATORS } from './token'
import type { LiteralValue, Token, TokenKind } from './token'

const BLANK = /[\t-\r \u0085\u200e\u200f\u2028\u2029]+|\/\/[^\n]*/y
const WORD = /(r#)?([\p{XID_Start}_]\p{XID_Continue}*)/uy
const ASCII_WORD = /[A-Za-z_][A-Za-z_0-9]*/y
const PUNCTUATION = new Set('+-*/%^!&|=<>@.,;:#$?~')

/**
 * The tokens of a text, the last of them its end. Comments and doc comments are left out. A text whose tokens or
 * delimiters are wrong has that told, and is not worth parsing. In declarations the bodies of impls and traits may be left
 * for later: they are texts, the values of their opening braces.
 */
export function tokenize(text: string, diagnostics: Diagnostics, leavesBodies = false): Token[] {
  const tokens: Token[] = []
  let awaitsBody = false
  let at = text.startsWith('\ufeff') ? 1 : 0
  if (/^#!(?!\s*\[)/.test(text.slice(at, at + 50))) at = lineEnd(text, at)

  const push = (
    kind: TokenKind,
    sign: string,
    end: number,
    value?: LiteralValue,
    suffix = '',
    digits = '',
    width = 1,
  ) => {
    tokens.push({ kind, text: sign, start: at, end, width, value, suffix, digits, partner: -1 })
    at = end
  }
  const pushQuoted = ({ kind, length, value, fault }: QuotedLiteral, prefix: number) => {
    if (fault) {
      const { start, end, message, help, code } = fault
      diagnostics.report({ span: { start, end }, message, ...(help && { help }), ...(code && { code }) })
    }
    const end = Math.min(at + prefix + length, text.length)
    push(kind, text.slice(at, end), end, value)
    return !fault?.isFatal
  }

  while (at < text.length && !diagnostics.isFull) {
    const sign = text[at]!
    BLANK.lastIndex = at
    if (BLANK.test(text)) {
      at = BLANK.lastIndex
    } else if (sign === '/' && text[at + 1] === '*') {
      const end = blockCommentEnd(text, at)
      if (end < 0) {
        const span = { start: at, end: at + 2 }
        diagnostics.report({ span, message: 'unterminated block comment', code: 'E0758' })
        break
      }
      at = end
    } else if (sign >= '0' && sign <= '9') {
      pushNumber()
    } else if (sign === '"') {
      if (!pushQuoted(readString(text, at, false), 0)) break
    } else if (sign === "'") {
      const literal = readChar(text, at, false)
      if (literal) pushQuoted(literal, 0)
      else pushLabel()
    } else if (awaitsBody && sign === '{') {
      const end = closingBrace(text, at)
      push('open', sign, at + 1, text.slice(at + 1, end))
      at = end
      push('close', '}', end + 1)
      awaitsBody = false
    } else if ('([{'.includes(sign)) {
      push('open', sign, at + 1)
    } else if (')]}'.includes(sign)) {
      push('close', sign, at + 1)
    } else if (PUNCTUATION.has(sign)) {
      pushOperator(sign)
    } else if (sign === 'b' || sign === 'r' || sign === 'c') {
      if (!pushPrefixed()) break
    } else if (!pushWord()) {
      pushUnknown()
    }
  }
  at = text.length
  push('end', '<eof>', text.length)
  if (diagnostics.isEmpty) matchDelimiters(text, tokens, diagnostics)
  return tokens

  function pushNumber() {
    const before = tokens.at(-1)
    const isIndex = before?.text === '.' && tokens.at(-2)?.text !== '..'
    if (isIndex) {
      const [digits = ''] = /^\d+/.exec(text.slice(at, at + 20)) ?? []
      return push('int', digits, at + digits.length, BigInt(digits), '', digits)
    }
    const { kind, length, value, suffix, digits, fault } = readNumber(text, at)
    if (fault) diagnostics.report({ span: { start: at, end: at + length }, ...fault })
    push(kind, text.slice(at, at + length), at + length, value, suffix, digits)
  }

  function pushLabel() {
    WORD.lastIndex = at + 1
    const [name = ''] = WORD.exec(text) ?? []
    push('lifetime', name, at + 1 + name.length)
  }

  /** An `impl` or `trait` at the beginning of an item, rather than in a type. */
  function beginsItem(word: string): boolean {
    if (!leavesBodies || (word !== 'impl' && word !== 'trait')) return false
    const before = tokens.at(-1)?.text
    return before === undefined || ['}', ']', ';', '{', 'pub'].includes(before)
  }

  function pushOperator(sign: string) {
    const [two, three] = [text.slice(at, at + 2), text.slice(at, at + 3)]
    const operator = OPERATORS.has(three) ? three : OPERATORS.has(two) ? two : sign
    push('punct', operator, at + 1, undefined, '', '', operator.length)
  }

  /** What may be a raw, byte or C string, a byte, or a word after all. */
  function pushPrefixed(): boolean {
    const raw = readRawString(text, at)
    if (raw) return pushQuoted(raw, 0)
    const [sign, next] = [text[at], text[at + 1]]
    if (sign === 'b' && next === '"') return pushQuoted(readString(text, at + 1, true), 1)
    if (sign === 'b' && next === "'") return pushQuoted(readChar(text, at + 1, true)!, 1)
    pushWord()
    return true
  }

  function pushWord(): boolean {
    ASCII_WORD.lastIndex = at
    const isPlain = ASCII_WORD.test(text)
    const end = ASCII_WORD.lastIndex
    const next = isPlain ? text.charCodeAt(end) : 0
    if (isPlain && !(next > 127) && next !== 0x23 && next !== 0x22 && next !== 0x27) {
      const name = text.slice(at, end)
      if (beginsItem(name)) awaitsBody = true
      push(KEYWORDS.has(name) ? 'keyword' : 'ident', name, end)
      return true
    }
    WORD.lastIndex = at
    const [all, raw, name = ''] = WORD.exec(text) ?? []
    if (all === undefined) return false
    const wordEnd = at + all.length
    if (!raw && (text[wordEnd] === '"' || (text[wordEnd] === '#' && text[wordEnd + 1] === '"'))) {
      const help = name === 'f' ? 'use `format!("…")`' : 'consider inserting whitespace here'
      diagnostics.report({
        span: { start: at, end: wordEnd },
        message: `prefix \`${name}\` is unknown`,
        label: 'unknown prefix',
        help,
      })
    }
    push(!raw && KEYWORDS.has(name) ? 'keyword' : 'ident', name, wordEnd)
    return true
  }

  /** A sign that begins no token; of quotes from a word processor the whole string, so that it is told once. */
  function pushUnknown() {
    const sign = String.fromCodePoint(text.codePointAt(at)!)
    const help = lookalikeHelp(sign)
    const span = { start: at, end: at + sign.length }
    const isEmoji = /\p{Extended_Pictographic}/u.test(sign)
    diagnostics.report(
      isEmoji
        ? { span, message: `identifiers cannot contain emoji: \`${sign}\`` }
        : { span, message: `unknown start of token: ${escaped(sign)}`, ...(help && { help }) },
    )
    const closing = { '“': /[”“"]/g, '‘': /[’‘']/g, '`': /`/g }[sign]
    const line = text.slice(at, lineEnd(text, at))
    if (closing) closing.lastIndex = 1
    at += closing?.test(line) ? closing.lastIndex : sign.length
  }
}

/** The brace that closes another one. In declarations no text and no comment has a brace alone. */
function closingBrace(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

function escaped(sign: string): string {
  const code = sign.codePointAt(0)!
  return code > 126 || code < 32 ? `\\u{${code.toString(16)}}` : sign
}
