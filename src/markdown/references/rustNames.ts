import { rustType } from './rustTypes'
import type { RustType } from './rustTypes'
import { closingIndex } from './rustTokens'
import type { RustToken } from './rustTokens'

/** What a piece of Rust code declares itself. Such names never mean a documented symbol. */
export type OwnNames = {
  /** Functions, macros (with `!`), types, modules, imports. */
  declared: Set<string>
  /** Fields of its structs, with their types. */
  structs: Map<string, Map<string, RustType>>
  /** Variables bound by patterns (closures, loops, match arms): their types stay unknown. */
  patterned: Set<string>
}

/** Reads the declarations of the code, wherever they stand. */
export function ownNamesOf(tokens: readonly RustToken[]): OwnNames {
  const names: OwnNames = { declared: new Set(), structs: new Map(), patterned: new Set() }
  tokens.forEach(({ kind, text }, index) => {
    const next = tokens[index + 1]
    const before = tokens[index - 1]?.text
    if (kind === 'word' && next?.kind === 'word' && DECLARING_WORDS.has(text)) names.declared.add(next.text)
    if (text === 'macro_rules' && tokens[index + 2]) names.declared.add(`${tokens[index + 2]!.text}!`)
    if (text === 'struct' && next) readStruct(tokens, index + 1, names)
    if (text === 'use' && kind === 'word') readImport(tokens, index, names)
    if (text === '=>') bindArm(tokens, index, names)
    if (text === 'for' && kind === 'word') bindAll(tokens, index + 1, findWord(tokens, 'in', index), names)
    if (text === 'let' && (before === 'if' || before === 'while' || before === '&&')) {
      bindAll(tokens, index + 1, findWord(tokens, '=', index), names)
    }
    const opensClosure = text === '|' && (before === undefined || /^[(,={]$|^move$|^return$|^=>$/.test(before))
    if (opensClosure) bindAll(tokens, index + 1, findWord(tokens, '|', index), names)
  })
  return names
}

const DECLARING_WORDS = new Set(['fn', 'struct', 'enum', 'trait', 'mod', 'type', 'const', 'static', 'union'])

/** The type that a run of tokens writes; a struct or enum declared in place counts as its name. */
export function typeFrom(tokens: readonly RustToken[]): RustType {
  const words: string[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const { text } = tokens[index]!
    if (text === 'struct' || text === 'enum') continue
    if (text === '{') {
      index = closingIndex(tokens, index)
      continue
    }
    words.push(text, ' ')
  }
  return rustType(words.join(''))
}

function readStruct(tokens: readonly RustToken[], nameIndex: number, names: OwnNames) {
  const open = tokens.findIndex(({ text }, index) => index > nameIndex && /^[{;(]$/.test(text))
  if (tokens[open]?.text !== '{') return
  const fields = new Map<string, RustType>()
  const end = closingIndex(tokens, open)
  let index = open + 1
  while (index < end) {
    const isField = tokens[index]?.kind === 'word' && tokens[index + 1]?.text === ':'
    if (!isField) {
      index = /^[([{]$/.test(tokens[index]!.text) ? closingIndex(tokens, index) + 1 : index + 1
      continue
    }
    const stop = endOfType(tokens, index + 2, end)
    fields.set(tokens[index]!.text, typeFrom(tokens.slice(index + 2, stop)))
    index = stop + 1
  }
  names.structs.set(tokens[nameIndex]!.text, fields)
}

/** The index of the comma, equals sign or closing bracket that ends a type. */
export function endOfType(tokens: readonly RustToken[], from: number, limit = tokens.length): number {
  let angles = 0
  let index = from
  while (index < limit) {
    const { text } = tokens[index]!
    if (text === '<') angles += 1
    else if (text === '>') angles -= 1
    else if (angles <= 0 && /^[,;=)\]}|]$/.test(text)) return index
    index = /^[([{]$/.test(text) ? closingIndex(tokens, index) + 1 : index + 1
  }
  return limit
}

/** Imports from elsewhere shadow documented names; those of the engine bring them. */
function readImport(tokens: readonly RustToken[], index: number, names: OwnNames) {
  if (tokens[index + 1]?.text === 'turbo') return
  const end = tokens.findIndex(({ text }, at) => at > index && text === ';')
  for (const { kind, text } of tokens.slice(index + 1, end)) if (kind === 'word') names.declared.add(text)
}

/** Every plain word of a pattern is a variable. */
function bindAll(tokens: readonly RustToken[], from: number, to: number, names: OwnNames) {
  tokens.slice(from, to).forEach(({ kind, text }, offset) => {
    const next = tokens[from + offset + 1]?.text
    const before = tokens[from + offset - 1]?.text
    if (kind === 'word' && /^[a-z_]/.test(text) && next !== '::' && next !== '(' && before !== '::' && before !== '.') {
      names.patterned.add(text)
    }
  })
}

/** The pattern of a match arm, without its guard. */
function bindArm(tokens: readonly RustToken[], arrow: number, names: OwnNames) {
  const start = armStart(tokens, arrow)
  const guard = tokens.findIndex(({ text }, index) => index >= start && index < arrow && text === 'if')
  bindAll(tokens, start, guard === -1 ? arrow : guard, names)
}

function armStart(tokens: readonly RustToken[], arrow: number): number {
  let depth = 0
  for (let index = arrow - 1; index >= 0; index -= 1) {
    const { text } = tokens[index]!
    const endsStructPattern = text === '}' && index === arrow - 1
    if (/^[)\]]$/.test(text) || endsStructPattern) depth += 1
    else if (/^[([]$/.test(text) || (text === '{' && depth > 0)) depth -= 1
    else if (depth === 0 && /^[,{}]$/.test(text)) return index + 1
    if (depth < 0) return index + 1
  }
  return 0
}

/** The next place of a word before a block opens; the starting place where there is none. */
function findWord(tokens: readonly RustToken[], text: string, after: number): number {
  const found = tokens.findIndex((token, index) => index > after && (token.text === text || token.text === '{'))
  return tokens[found]?.text === text ? found : after
}
