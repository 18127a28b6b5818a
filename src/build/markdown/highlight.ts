import type { Token as PrismToken } from 'prismjs'
import { grammarOf, parseCode } from './grammars'

/** The class of a piece of code; `codeTheme.css` gives each its color. */
export type TokenKind = 'k' | 's' | 'f' | 'm' | 'n' | 'c' | 't' | 'a' | 'v'

/** A piece of one line: its text, what it is, and the section of the symbol it names. */
export type CodeToken = { text: string; kind?: TokenKind; link?: SymbolLink }

/** Where a token leads: the documented symbol, and the address of its section. */
export type SymbolLink = { symbol: string; href: string }

/** Gives links to the tokens of a line that name documented symbols; it may join tokens such as `audio`, `::`, `play`. */
export type LinkSymbols = (line: CodeToken[], language: string) => CodeToken[]

const KINDS: Record<string, TokenKind> = {
  keyword: 'k',
  tag: 'k',
  atrule: 'k',
  string: 's',
  char: 's',
  'attr-value': 's',
  regex: 's',
  function: 'f',
  'function-definition': 'f',
  macro: 'm',
  number: 'n',
  boolean: 'n',
  constant: 'n',
  comment: 'c',
  'class-name': 't',
  'type-definition': 't',
  type: 't',
  table: 't',
  builtin: 't',
  attribute: 'a',
  'attr-name': 'a',
  flag: 'a',
  'lifetime-annotation': 'a',
  property: 'v',
  variable: 'v',
}

/** The lines of a piece of code as tokens; text without a color of its own has no kind. */
export function tokenLines(code: string, language: string): CodeToken[][] {
  const lines: CodeToken[][] = [[]]
  for (const { text, kind } of flatTokens(parseCode(code, grammarOf(language) ?? {}), undefined)) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([])
      if (part !== '') addToken(lines[lines.length - 1]!, { text: part, kind })
    })
  }
  return lines
}

/** The HTML of one line, escaped; each given word gets a box. */
export function lineHtml(tokens: CodeToken[], words: string[] = []): string {
  const parts: { html: string; isBoxed: boolean }[] = []
  for (const { token, isBoxed } of cutAtWords(tokens, words)) {
    const last = parts[parts.length - 1]
    if (last?.isBoxed === isBoxed) last.html += tokenHtml(token)
    else parts.push({ html: tokenHtml(token), isBoxed })
  }
  return parts.map(({ html, isBoxed }) => (isBoxed ? `<span class="w">${html}</span>` : html)).join('')
}

function flatTokens(parts: (string | PrismToken)[], outer: TokenKind | undefined): CodeToken[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [{ text: part, kind: outer }]
    const kind = KINDS[part.type] ?? outer
    return flatTokens(Array.isArray(part.content) ? part.content : [part.content], kind)
  })
}

function addToken(line: CodeToken[], token: CodeToken) {
  const last = line[line.length - 1]
  if (last && last.kind === token.kind) last.text += token.text
  else line.push({ ...token })
}

/** Cuts the tokens where boxed words begin and end; a link stays in one piece. */
function cutAtWords(tokens: CodeToken[], words: string[]): { token: CodeToken; isBoxed: boolean }[] {
  const boxed = boxedPositions(tokens.map(({ text }) => text).join(''), words)
  let start = 0
  return tokens.flatMap((token) => {
    const offset = start
    start += token.text.length
    if (token.link) return [{ token, isBoxed: boxed[offset] === true }]
    const pieces: { token: CodeToken; isBoxed: boolean }[] = []
    for (let index = 0; index < token.text.length; index++) {
      const isBoxed = boxed[offset + index] === true
      const last = pieces[pieces.length - 1]
      if (last?.isBoxed === isBoxed) last.token.text += token.text[index]
      else pieces.push({ token: { ...token, text: token.text[index]! }, isBoxed })
    }
    return pieces
  })
}

function boxedPositions(line: string, words: string[]): boolean[] {
  const boxed: boolean[] = []
  for (const word of words) {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length)) {
      for (let index = at; index < at + word.length; index++) boxed[index] = true
    }
  }
  return boxed
}

function tokenHtml({ text, kind, link }: CodeToken): string {
  const html = escapeHtml(text)
  const classAttribute = kind ? ` class="${kind}"` : ''
  if (link) {
    return `<a${classAttribute} data-symbol="${escapeHtml(link.symbol)}" href="${escapeHtml(link.href)}">${html}</a>`
  }
  return kind ? `<span${classAttribute}>${html}</span>` : html
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
