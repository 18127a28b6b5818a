import { codeTokens, type CodeToken } from './codeTokens'

/** The class that colors a segment in every code block; empty for plain text. */
export type SegmentKind = '' | 'k' | 's' | 'n' | 'f' | 'm' | 't' | 'c' | 'a'

export type CodeSegment = readonly [kind: SegmentKind, text: string]

const LITERALS: Partial<Record<CodeToken['kind'], SegmentKind>> = { number: 'n', text: 's' }
const TYPE_KEYWORDS = new Set(['enum', 'struct', 'trait', 'type', 'union'])
const BUILT_IN_TYPE = /^(bool|char|str|f(32|64)|[iu](8|16|32|64|128|size))$/
const CONSTANT = /^[A-Z_][A-Z_\d]+$/

/** Colored while typing up to this length: twice the longest program of the pages. */
export const MAX_COLORED = 24_000

/** The colors are those of static code. Text that cannot be tokenized or exceeds `MAX_COLORED` stays uncolored. */
export function codeSegments(text: string): CodeSegment[][] {
  if (text.length > MAX_COLORED) return text.split('\n').map((line) => (line === '' ? [] : [['', line]]))
  const lines: CodeSegment[][] = [[]]
  let at = 0
  const add = (kind: SegmentKind, end: number) => {
    const [first = '', ...rest] = text.slice(at, end).split('\n')
    at = Math.max(at, end)
    addChunk(lines.at(-1)!, kind, first)
    for (const part of rest) lines.push(part === '' ? [] : [[kind, part]])
  }
  const addGap = (end: number) => add(/^\s*\/[/*]/.test(text.slice(at, Math.min(end, at + 200))) ? 'c' : '', end)

  const tokens = codeTokens(text)
  let attributeEnd = 0
  tokens.forEach((token, index) => {
    addGap(token.start)
    if (token.start >= attributeEnd) attributeEnd = endOfAttribute(tokens, index)
    const kind = kindOf(tokens, index, text)
    add(token.start < attributeEnd && kind !== 's' ? 'a' : kind, token.end)
  })
  addGap(text.length)
  return lines
}

function addChunk(line: CodeSegment[], kind: SegmentKind, text: string) {
  const last = line.at(-1)
  if (text === '') return
  if (last && last[0] === kind) line[line.length - 1] = [kind, last[1] + text]
  else line.push([kind, text])
}

function kindOf(tokens: readonly CodeToken[], index: number, text: string): SegmentKind {
  const { kind, text: sign, start } = tokens[index]!
  const [before, next] = [tokens[index - 1], tokens[index + 1]]
  if (kind === 'word' || kind === 'keyword') return kindOfWord(tokens, index)
  // A macro is colored with its `!`
  if (sign === '!' && before?.kind === 'word' && before.end === start) return 'm'
  // A tuple field is colored with its dot, as in static code
  if (sign === '.' && next?.kind === 'number' && next.start === start + 1 && /\w/.test(text[start - 1] ?? ''))
    return 'n'
  return LITERALS[kind] ?? ''
}

function kindOfWord(tokens: readonly CodeToken[], index: number): SegmentKind {
  const { kind, text: word, end } = tokens[index]!
  const [before, next, second] = [tokens[index - 1]?.text ?? '', tokens[index + 1], tokens[index + 2]]
  if (kind === 'keyword') return word === '_' ? '' : 'k'
  if (before === 'fn') return 'f'
  if (TYPE_KEYWORDS.has(before)) return 't'
  if (BUILT_IN_TYPE.test(word)) return 'k'
  if (/^[a-z_]/.test(word) && (next?.text === '(' || (next?.text === '::' && second?.text === '<'))) return 'f'
  if (next?.text === '!' && next.start === end) return 'm'
  if (CONSTANT.test(word)) return 'n'
  return /^[A-Z]/.test(word) ? 't' : ''
}

/** 0 if no attribute, such as `#[derive(Clone)]`, starts at the token. */
function endOfAttribute(tokens: readonly CodeToken[], index: number): number {
  if (tokens[index]!.text !== '#') return 0
  const opening = tokens[index + 1]?.text === '!' ? index + 2 : index + 1
  if (tokens[opening]?.text !== '[') return 0
  let depth = 0
  for (let at = opening; at < tokens.length; at += 1) {
    if (tokens[at]!.text === '[') depth += 1
    if (tokens[at]!.text === ']') depth -= 1
    if (depth === 0) return tokens[at]!.end
  }
  return 0
}
