import { Prism } from 'prism-react-renderer'

type Grammar = (typeof Prism.languages)[string]

const bash: Grammar = {
  comment: { pattern: /(^|\s)#.*/, lookbehind: true },
  string: /"(?:\\.|[^"\\])*"|'[^']*'/,
  prompt: { pattern: /^\$ /m },
  variable: /\$\w+|\b[A-Z][A-Z\d_]+(?==)/,
  parameter: { pattern: /(\s)-{1,2}[\w-]+/, lookbehind: true },
  function: { pattern: /(^|[|;&]\s*|^\$ )[\w./-]+/m, lookbehind: true },
  operator: /\|\||&&|[|;><=]/,
}

const toml: Grammar = {
  comment: /#.*/,
  table: { pattern: /(^\s*\[{1,2})[^\]]+/m, lookbehind: true, alias: 'class-name' },
  key: { pattern: /(^\s*)[\w-]+(?:\.[\w-]+)*(?=\s*=)/m, lookbehind: true, alias: 'property' },
  string: /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\])*"|'[^']*'/,
  number: /[+-]?\b\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?\b|\b0x[\da-f_]+\b/i,
  boolean: /\b(?:true|false)\b/,
  punctuation: /[[\]{}.,=]/,
}

const wgsl: Grammar = {
  comment: /\/\/.*|\/\*[\s\S]*?\*\//,
  attribute: /@\w+(?:\([^)]*\))?/,
  keyword:
    /\b(?:var|let|const|fn|struct|return|if|else|for|while|loop|break|continue|switch|case|default|discard|override|alias|enable|uniform|storage|private|workgroup|function)\b/,
  'class-name':
    /\b(?:vec[234][fiu]?|mat[234]x[234][fh]?|f32|f16|i32|u32|bool|array|atomic|ptr|sampler|texture_2d|[A-Z]\w*)\b/,
  boolean: /\b(?:true|false)\b/,
  function: /\b\w+(?=\s*\()/,
  number: /\b(?:0x[\da-f]+|\d+\.?\d*(?:e[+-]?\d+)?)[fhiu]?\b/i,
  operator: /->|[-+*/%=<>!&|^~]+/,
  punctuation: /[{}[\];(),.:]/,
}

/** Grammars by language; other languages are plain text. */
const grammars: Record<string, Grammar | undefined> = {
  rust: Prism.languages.rust,
  json: Prism.languages.json,
  md: Prism.languages.markdown,
  mdx: Prism.languages.markdown,
  html: Prism.languages.markup,
  graphql: Prism.languages.graphql,
  bash,
  sh: bash,
  toml,
  wgsl,
}

/** Class names of code colors, defined in `codeTheme.css`. */
type TokenKind = 'k' | 's' | 'n' | 'f' | 'm' | 't' | 'c' | 'v' | 'a'

/** A token with its color and documented symbol. */
export type CodeToken = {
  text: string
  kind: TokenKind | undefined
  /** The symbol that this token names, alone or with its neighbors. */
  symbol?: SymbolMark
}

/** A link to a symbol, shared by its tokens. */
export type SymbolMark = {
  name: string
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

/** An unknown language gives plain lines. */
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
