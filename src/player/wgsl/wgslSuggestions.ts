import { BUILT_INS, WGSL_KEYWORDS, WGSL_TYPES, type BuiltIn } from './builtIns'
import { wgslTokens, type WgslToken } from './wgslTokens'

type Offered = { label: string; type: string; detail?: string; summary?: string; boost?: number }

type Suggestions = { from: number; options: Offered[]; validFor: RegExp }

/** Built-in functions with signatures, and names of the text. */
export function wgslSuggestionsAt(text: string, pos: number, explicit: boolean): Suggestions | null {
  const tokens = wgslTokens(text)
  const token = tokens.find(({ start, end }) => start < pos && pos <= end)
  if (token && token.kind !== 'word' && token.kind !== 'sign') return null
  const from = token?.kind === 'word' ? token.start : pos
  if (from === pos && !explicit) return null
  const before = tokens.findLast(({ end }) => end <= from)
  const options = before?.text === '.' ? membersOf(tokens) : namesOf(tokens, token)
  return options.length > 0 ? { from, options, validFor: /^\w*$/ } : null
}

const functions = BUILT_INS.map(({ name, signature, summary }): Offered => ({
  label: name,
  type: 'function',
  detail: signature,
  summary,
}))
const keywords = WGSL_KEYWORDS.map((label): Offered => ({ label, type: 'keyword', boost: -50 }))
const types = WGSL_TYPES.map((label): Offered => ({ label, type: 'type', boost: -20 }))

/** Excludes the name that is being written and those of the language. */
function namesOf(tokens: readonly WgslToken[], written: WgslToken | undefined): Offered[] {
  const known = new Set([...functions, ...keywords, ...types].map(({ label }) => label))
  const own = new Set<string>()
  tokens.forEach((token, index) => {
    const isMember = tokens[index - 1]?.text === '.'
    if (token.kind === 'word' && token !== written && !isMember && !known.has(token.text)) own.add(token.text)
  })
  return [
    ...[...own].map((label): Offered => ({ label, type: 'variable', boost: 20 })),
    ...functions,
    ...types,
    ...keywords,
  ]
}

/** Fields of all structs, and components of vectors. */
function membersOf(tokens: readonly WgslToken[]): Offered[] {
  const fields = new Set<string>()
  let isStruct = false
  tokens.forEach(({ kind, text }, index) => {
    if (text === 'struct') isStruct = true
    if (text === '}') isStruct = false
    if (isStruct && kind === 'word' && tokens[index + 1]?.text === ':') fields.add(text)
  })
  const components = ['x', 'y', 'z', 'w', 'r', 'g', 'b', 'a', 'xy', 'rgb', 'xyz']
  return [
    ...[...fields].map((label): Offered => ({ label, type: 'property', boost: 20 })),
    ...components.map((label, index): Offered => ({ label, type: 'property', boost: -index })),
  ]
}

export function builtInAt(text: string, offset: number): BuiltIn | undefined {
  const word = wgslTokens(text).find(({ start, end }) => start <= offset && offset < end)
  return word && BUILT_INS.find(({ name }) => name === word.text)
}
