import { Prism } from 'prism-react-renderer'
import { grammars } from './grammars'

/** The short class names that carry the colors of code; `codeTheme.css` gives them their values. */
export type TokenKind = 'k' | 's' | 'n' | 'f' | 'm' | 't' | 'c' | 'v' | 'a'

/** A piece of a line: its text, its color, and the documented symbol it names. */
export type CodeToken = {
  text: string
  kind: TokenKind | undefined
  /** The documented symbol that the piece names, alone or with its neighbors. */
  symbol?: SymbolMark
}

/** A link to a documented symbol. All pieces of one link share one mark. */
export type SymbolMark = {
  name: string
  /** The option of the symbol that is meant. */
  option: string | undefined
  href: string
  isInTabOrder: boolean
}

const KINDS: Record<string, TokenKind> = {
  attribute: 'a',
  'attr-name': 'v',
  'attr-value': 's',
  boolean: 'k',
  char: 's',
  'class-name': 't',
  comment: 'c',
  constant: 'n',
  function: 'f',
  'function-definition': 'f',
  important: 'k',
  keyword: 'k',
  macro: 'm',
  number: 'n',
  parameter: 'v',
  prompt: 'c',
  property: 'v',
  string: 's',
  table: 't',
  tag: 'k',
  title: 'k',
  'type-definition': 't',
  url: 's',
  variable: 'v',
  key: 'v',
}

/** Cuts code into colored pieces, line by line. An unknown language gives plain lines. */
export function highlightedLines(code: string, language: string): CodeToken[][] {
  const grammar = grammars[language]
  const lines: CodeToken[][] = [[]]
  const add = (text: string, kind: TokenKind | undefined) => {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([])
      const line = lines[lines.length - 1]!
      const last = line[line.length - 1]
      if (part === '') return
      if (last && last.kind === undefined && kind === undefined) last.text += part
      else line.push({ text: part, kind })
    })
  }
  const walk = (content: Prism.TokenStream, kind: TokenKind | undefined) => {
    if (typeof content === 'string') add(content, kind)
    else if (Array.isArray(content)) content.forEach((piece) => walk(piece, kind))
    else walk(content.content, KINDS[content.type] ?? KINDS[String(content.alias)] ?? kind)
  }
  walk(grammar ? Prism.tokenize(code, grammar) : code, undefined)
  return lines
}
