/** A word or sign of Rust code with its place. Comments and white space are left out. */
export type RustToken = {
  kind: 'word' | 'number' | 'text' | 'lifetime' | 'sign'
  text: string
  start: number
  end: number
}

const PATTERNS: [RustToken['kind'] | 'nothing', RegExp][] = [
  ['nothing', /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y],
  ['text', /b?r(#*)"[\s\S]*?"\1|b?"(?:\\[\s\S]|[^"\\])*"|b?'(?:\\[^']+|[^'\\])'/y],
  ['lifetime', /'\w+/y],
  ['word', /[A-Za-z_]\w*/y],
  ['number', /\d[\w]*(?:\.\d[\w]*)?/y],
  ['sign', /::|->|=>|==|!=|<=|>=|&&|\|\||\.\.=?|[+\-*/%&|^]=|[\s\S]/y],
]

/** Splits Rust code into tokens. */
export function rustTokens(code: string): RustToken[] {
  const tokens: RustToken[] = []
  let start = 0
  while (start < code.length) {
    for (const [kind, pattern] of PATTERNS) {
      pattern.lastIndex = start
      const text = pattern.exec(code)?.[0]
      if (!text) continue
      if (kind !== 'nothing') tokens.push({ kind, text, start, end: start + text.length })
      start += text.length
      break
    }
  }
  return tokens
}

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

/** The index of the bracket that closes the one at `open`; the end of the code where it is missing. */
export function closingIndex(tokens: readonly RustToken[], open: number): number {
  let depth = 0
  for (let index = open; index < tokens.length; index += 1) {
    const { kind, text } = tokens[index]!
    if (kind !== 'sign') continue
    if (text in CLOSING) depth += 1
    else if (text === ')' || text === ']' || text === '}') depth -= 1
    if (depth === 0) return index
  }
  return tokens.length
}

/** The index after the angle bracket that closes the one at `open`; the end of the code where it is missing. */
export function endOfAngles(tokens: readonly RustToken[], open: number): number {
  let depth = 0
  for (let index = open; index < tokens.length; index += 1) {
    if (tokens[index]!.text === '<') depth += 1
    if (tokens[index]!.text === '>') depth -= 1
    if (depth === 0) return index + 1
  }
  return tokens.length
}
