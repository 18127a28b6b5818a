import { Prism } from 'prism-react-renderer'
import type { Token as PrismToken } from 'prismjs'

type Rule = RegExp | { pattern: RegExp; lookbehind?: boolean; greedy?: boolean; alias?: string }

/** The rules of one language, in the order in which they are tried. */
export type Grammar = Record<string, Rule | Rule[]>

const toml: Grammar = {
  string: { pattern: /"""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'[^'\n]*'/, greedy: true },
  comment: { pattern: /#.*/, greedy: true },
  table: { pattern: /^(\s*)\[\[?[^\]\n]+\]\]?/m, lookbehind: true },
  property: { pattern: /(^\s*|[{,]\s*)[\w-]+(?:\s*\.\s*[\w-]+)*(?=\s*=)/m, lookbehind: true },
  boolean: /\b(?:true|false)\b/,
  number: /[+-]?\b\d[\d_.:eE+-]*\b/,
}

const bash: Grammar = {
  string: { pattern: /"(?:\\[^]|[^"\\])*"|'[^']*'/, greedy: true },
  comment: { pattern: /(^|\s)#.*/, lookbehind: true, greedy: true },
  variable: /\$\{[^}]*\}|\$\w+/,
  function: { pattern: /(^[ \t]*(?:\$ )?|[|;&]\s*)[\w./~][\w./-]*/m, lookbehind: true },
  flag: { pattern: /(\s|\[)--?[a-z][\w-]*/i, lookbehind: true },
  number: /\b\d[\d.]*\b/,
}

const wgsl: Grammar = {
  comment: { pattern: /\/\/.*|\/\*[^]*?\*\//, greedy: true },
  attribute: /@\w+/,
  keyword:
    /\b(?:break|case|const|continue|continuing|default|discard|else|enable|fn|for|if|let|loop|override|return|struct|switch|var|while|uniform|storage|function|private|workgroup|read|write|read_write)\b/,
  type: /\b(?:bool|f16|f32|i32|u32|array|atomic|ptr|sampler\w*|texture_\w+|vec[234][fiuh]?|mat[234]x[234][fh]?)\b/,
  'class-name': /\b[A-Z]\w*\b/,
  boolean: /\b(?:true|false)\b/,
  function: /\b[a-z_]\w*(?=\s*\()/,
  number: /\b(?:0x[\da-f]+|\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+)[fhiu]?\b/i,
}

const own: Record<string, Grammar | undefined> = { toml, bash, wgsl, text: {} }

/** The grammar of a language: ours, or one that the highlighter brings; undefined for an unknown language. */
export function grammarOf(language: string): Grammar | undefined {
  const brought = Prism.languages as unknown as Record<string, unknown>
  return own[language] ?? (typeof brought[language] === 'object' ? (brought[language] as Grammar) : undefined)
}

/** The languages that pages are written in, for messages. */
export const PAGE_LANGUAGES = ['rust', 'toml', 'wgsl', 'bash', 'json', 'tree', 'text']

/** Splits code into nested pieces by the rules of a grammar. */
export function parseCode(code: string, grammar: Grammar): (string | PrismToken)[] {
  return Prism.tokenize(code, grammar as never)
}
