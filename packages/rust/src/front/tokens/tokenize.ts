import { blockCommentEnd, KEYWORDS, lineEnd, type LiteralValue, OPERATORS, type Token, type TokenKind } from './token'
import { type Diagnostic, Diagnostics } from '../diagnostics/diagnostic'
import { unsupported, UNSUPPORTED_SYNTAX } from '../diagnostics/unsupported'
import { matchDelimiters } from './delimiters'
import { readNumber } from './numbers'
import { type QuotedLiteral, readChar, readRawString, readString } from './quoted'
import { unclosedString } from './unclosedString'

const BLANK = /[\t-\r \u0085\u200e\u200f\u2028\u2029]+|\/\/[^\n]*/y
const WORD = /(r#)?([\p{XID_Start}_]\p{XID_Continue}*)/uy
const ASCII_WORD = /[A-Za-z_][A-Za-z_0-9]*/y
// A line with `*/` may be the end of another comment
/** A comment that documents what follows. */
const DOC_COMMENT = /^\s*(\/\/\/(?!\/|.*\*\/).*|\/\*\*(?![*/]).*?\*\/)/
const OTHER_LINE = /^\s*(\/\/(?!.*\*\/)|$)/
const PUNCTUATION = new Set('+-*/%^!&|=<>@.,;:#$?~')

/**
 * Excludes comments and adds an end token. A text with token errors should not be parsed. In declarations, bodies of
 * impls and traits may be deferred: their text is the value of the opening brace.
 */
export function tokenize(text: string, diagnostics: Diagnostics, leavesBodies = false): Token[] {
  const own = new Diagnostics()
  const tokenizer = new Tokenizer(text, own, leavesBodies)
  const tokens = tokenizer.run()
  const { openString } = tokenizer
  const unclosed = openString < 0 ? undefined : unclosedString(text, tokens, openString, isTidy)
  // After an unclosed string, text and code are swapped
  for (const base of own.list) if (!unclosed || base.span.start < unclosed.span.start) diagnostics.report(base)
  if (unclosed) diagnostics.report(unclosed)
  if (diagnostics.isEmpty) matchDelimiters(text, tokens, diagnostics)
  return tokens
}

function isTidy(text: string): boolean {
  const diagnostics = new Diagnostics()
  const tokens = new Tokenizer(text, diagnostics, false).run()
  return diagnostics.isEmpty && !tokens.some(({ kind, text }) => kind === 'str' && text.includes('\n'))
}

class Tokenizer {
  private readonly tokens: Token[] = []
  private awaitsBody = false
  private at: number
  /** Offset of an unclosed string, or -1. */
  openString = -1

  constructor(
    private readonly text: string,
    private readonly diagnostics: Diagnostics,
    private readonly leavesBodies: boolean,
  ) {
    this.at = text.startsWith('\ufeff') ? 1 : 0
    if (/^#!(?!\s*\[)/.test(text.slice(this.at, this.at + 50))) this.at = lineEnd(text, this.at)
  }

  run(): Token[] {
    const { text, tokens } = this
    while (this.at < text.length) if (!this.skip() && !this.read()) break
    this.at = text.length
    this.checkDocComment('expected item after doc comment')
    this.push('end', '<eof>', text.length)
    return tokens
  }

  private skip(): boolean {
    BLANK.lastIndex = this.at
    if (!BLANK.test(this.text)) return false
    this.at = BLANK.lastIndex
    return true
  }

  /** Reads a token or block comment; false if the rest cannot be read. */
  private read(): boolean {
    const { text, at } = this
    const sign = text[at]!
    if (sign === '/' && text[at + 1] === '*') return this.skipBlockComment()
    if (sign >= '0' && sign <= '9') this.pushNumber()
    else if (sign === '"') return this.pushQuoted(readString(text, at, false), 0)
    else if (sign === "'") {
      const literal = readChar(text, at, false)
      if (literal) this.pushQuoted(literal, 0)
      else this.pushLabel()
    } else if (this.awaitsBody && sign === '{') this.pushBody()
    else if ('([{'.includes(sign)) this.push('open', sign, at + 1)
    else if (')]}'.includes(sign)) {
      if (sign === '}') this.checkDocComment("found a documentation comment that doesn't document anything", 'E0585')
      this.push('close', sign, at + 1)
    } else if (PUNCTUATION.has(sign)) this.pushOperator(sign)
    else if (sign === 'b' || sign === 'r' || sign === 'c') return this.pushPrefixed()
    else if (!this.pushWord()) this.pushUnknown()
    return true
  }

  /** Nothing follows that a comment right before here could document. */
  private checkDocComment(message: string, code?: string) {
    const { text, tokens, at } = this
    const lines = text.slice(tokens.at(-1)?.end ?? 0, at).split('\n')
    let lineStart = at + 1
    for (const line of lines.toReversed()) {
      lineStart -= line.length + 1
      const [indented = '', comment] = DOC_COMMENT.exec(line) ?? []
      if (comment) {
        const end = lineStart + indented.length
        const help = 'write `//` for a comment that documents nothing'
        this.diagnostics.report({ span: { start: end - comment.length, end }, message, help, ...(code && { code }) })
      }
      if (comment || !OTHER_LINE.test(line)) return
    }
  }

  private skipBlockComment(): boolean {
    const { text, at } = this
    const end = blockCommentEnd(text, at)
    if (end >= 0) this.at = end
    else this.report(at, at + 2, { message: 'unterminated block comment', code: 'E0758' })
    return end >= 0
  }

  private report(start: number, end: number, details: Omit<Diagnostic, 'span'>): void {
    this.diagnostics.report({ span: { start, end }, ...details })
  }

  private push(kind: TokenKind, sign: string, end: number, value?: LiteralValue, suffix = '', digits = '', width = 1) {
    this.tokens.push({ kind, text: sign, start: this.at, end, width, value, suffix, digits, partner: -1 })
    this.at = end
  }

  private pushQuoted({ kind, length, value, diagnostic }: QuotedLiteral, prefix: number): boolean {
    if (diagnostic) {
      const { start, end, message, help, code } = diagnostic
      if (code === 'E0765') this.openString = start
      this.report(start, end, { message, help, code })
    }
    const end = Math.min(this.at + prefix + length, this.text.length)
    this.push(kind, this.text.slice(this.at, end), end, value)
    return !diagnostic?.isFatal
  }

  /** Defers a body as the value of its opening brace. */
  private pushBody() {
    const end = closingBrace(this.text, this.at)
    this.push('open', '{', this.at + 1, this.text.slice(this.at + 1, end))
    this.at = end
    this.push('close', '}', end + 1)
    this.awaitsBody = false
  }

  private pushNumber() {
    const { text, at, tokens } = this
    const before = tokens.at(-1)
    const isIndex = before?.text === '.' && tokens.at(-2)?.text !== '..'
    if (isIndex) {
      const [digits = ''] = /^\d+/.exec(text.slice(at, at + 20)) ?? []
      return this.push('int', digits, at + digits.length, BigInt(digits), '', digits)
    }
    // `#12ab34` is a color, which the parser reports
    if (before?.text === '#' && before.end === at) {
      const [digits = ''] = /^\w+/.exec(text.slice(at, at + 20)) ?? []
      return this.push('ident', digits, at + digits.length)
    }
    const { kind, length, value, suffix, digits, diagnostic } = readNumber(text, at)
    if (diagnostic) this.report(at, at + length, diagnostic)
    this.push(kind, text.slice(at, at + length), at + length, value, suffix, digits)
  }

  private pushLabel() {
    WORD.lastIndex = this.at + 1
    const [name = ''] = WORD.exec(this.text) ?? []
    this.push('lifetime', name, this.at + 1 + name.length)
  }

  /** An `impl` or `trait` that starts an item. */
  private beginsItem(word: string): boolean {
    if (!this.leavesBodies || (word !== 'impl' && word !== 'trait')) return false
    const before = this.tokens.at(-1)?.text
    return before === undefined || ['}', ']', ';', '{', 'pub'].includes(before)
  }

  private pushOperator(sign: string) {
    const { text, at } = this
    const [two, three] = [text.slice(at, at + 2), text.slice(at, at + 3)]
    const operator = OPERATORS.has(three) ? three : OPERATORS.has(two) ? two : sign
    this.push('punct', operator, at + 1, undefined, '', '', operator.length)
  }

  /** A raw, byte or C string, a byte, or a word. */
  private pushPrefixed(): boolean {
    const { text, at } = this
    const raw = readRawString(text, at)
    if (raw) return this.pushQuoted(raw, 0)
    const [sign, next] = [text[at], text[at + 1]]
    if (sign === 'b' && next === '"') return this.pushQuoted(readString(text, at + 1, true), 1)
    if (sign === 'b' && next === "'") return this.pushQuoted(readChar(text, at + 1, true)!, 1)
    this.pushWord()
    return true
  }

  private pushWord(): boolean {
    const { text, at } = this
    ASCII_WORD.lastIndex = at
    const isPlain = ASCII_WORD.test(text)
    const end = ASCII_WORD.lastIndex
    const next = isPlain ? text.charCodeAt(end) : 0
    if (isPlain && !(next > 127) && next !== 0x23 && next !== 0x22 && next !== 0x27) {
      const name = text.slice(at, end)
      if (this.beginsItem(name)) this.awaitsBody = true
      this.push(KEYWORDS.has(name) ? 'keyword' : 'ident', name, end)
      return true
    }
    WORD.lastIndex = at
    const [all, raw, name = ''] = WORD.exec(text) ?? []
    if (all === undefined) return false
    const wordEnd = at + all.length
    if (!raw && (text[wordEnd] === '"' || (text[wordEnd] === '#' && text[wordEnd + 1] === '"'))) {
      const help = name === 'f' ? 'use `format!("…")`' : 'consider inserting whitespace here'
      if (/^cr?$/.test(name))
        this.diagnostics.report(unsupported({ start: at, end: wordEnd }, UNSUPPORTED_SYNTAX.cString))
      else this.report(at, wordEnd, { message: `prefix \`${name}\` is unknown`, label: 'unknown prefix', help })
    }
    this.push(!raw && KEYWORDS.has(name) ? 'keyword' : 'ident', name, wordEnd)
    return true
  }

  /** An unknown character; typographic quotes are reported once per string. */
  private pushUnknown() {
    const { text, at } = this
    const sign = String.fromCodePoint(text.codePointAt(at)!)
    const emoji = { message: `identifiers cannot contain emoji: \`${sign}\`` }
    const unknown = { message: `unknown start of token: ${escaped(sign)}`, help: lookalikeHelp(sign) }
    this.report(at, at + sign.length, /\p{Extended_Pictographic}/u.test(sign) ? emoji : unknown)
    const closing = { '“': /[”“"]/g, '‘': /[’‘']/g, '`': /`/g }[sign]
    const line = text.slice(at, lineEnd(text, at))
    if (closing) closing.lastIndex = 1
    this.at += closing?.test(line) ? closing.lastIndex : sign.length
  }
}

/** In declarations, braces in strings and comments are paired. */
function closingBrace(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

function escaped(sign: string): string {
  const code = sign.codePointAt(0)!
  return code > 126 || code < 32 ? `\\u{${code.toString(16)}}` : sign
}

/** Typographic characters that look like Rust's, with both names. */
const LOOKALIKES: Record<string, [string, string, string]> = {
  '‘': ['Left Single Quotation Mark', "'", 'Single Quote'],
  '’': ['Right Single Quotation Mark', "'", 'Single Quote'],
  '`': ['Grave Accent', "'", 'Single Quote'],
  '–': ['En Dash', '-', 'Minus/Hyphen'],
  '—': ['Em Dash', '-', 'Minus/Hyphen'],
  '−': ['Minus Sign', '-', 'Minus/Hyphen'],
  '×': ['Multiplication Sign', '*', 'Asterisk'],
  '÷': ['Division Sign', '/', 'Slash'],
  '\u037e': ['Greek Question Mark', ';', 'Semicolon'],
  '\u00a0': ['No-Break Space', ' ', 'Space'],
  '；': ['Fullwidth Semicolon', ';', 'Semicolon'],
  '：': ['Fullwidth Colon', ':', 'Colon'],
  '，': ['Fullwidth Comma', ',', 'Comma'],
  '（': ['Fullwidth Left Parenthesis', '(', 'Left Parenthesis'],
  '）': ['Fullwidth Right Parenthesis', ')', 'Right Parenthesis'],
  '…': ['Horizontal Ellipsis', '...', 'Three Periods'],
}

function lookalikeHelp(sign: string): string | undefined {
  if (sign === '“' || sign === '”') {
    return (
      "Unicode characters '“' (Left Double Quotation Mark) and '”' (Right Double Quotation Mark) look like '\"' " +
      '(Quotation Mark), but are not'
    )
  }
  const [name, meant, meantName] = LOOKALIKES[sign] ?? []
  return name && `Unicode character '${sign}' (${name}) looks like '${meant}' (${meantName}), but it is not`
}
