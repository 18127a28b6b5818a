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

/** Grammars by the name of the language behind a fence; what is not here is shown as plain text. */
export const grammars: Record<string, Grammar | undefined> = {
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
