import type { Use } from 'rust/editor'
import { usedSymbol, type SymbolTable } from '../lib/symbols/symbols'
import { programOf } from '../lib/code/program'
import { textOf, type Fence } from './fences/fence'
import type { WrittenLine } from './fences/fenceLines'

/** A symbol named in code; `end` is exclusive. */
export type SymbolReference = {
  start: number
  end: number
  symbol: string
  option?: string
}

/** Documented symbols, and the function that finds names in programs. */
export type Known = { symbols: SymbolTable; usesOf: (program: string) => readonly Use[] }

/** In order and without overlaps. Omits uncertain names and the symbols of the enclosing section. */
export function referencesIn(fence: Fence, own: readonly string[], known: Known): SymbolReference[] {
  return referencesOf(fence, known).filter(({ symbol }) => !own.includes(symbol))
}

function referencesOf(fence: Fence, known: Known): SymbolReference[] {
  const { title } = fence.meta
  switch (fence.language) {
    case 'rust':
      return fenceReferences(fence, known)
    case 'toml':
      return title && title !== 'turbo.toml' ? [] : tomlReferences(textOf(fence.shown), known.symbols)
    case 'bash':
      return bashReferences(textOf(fence.shown), known.symbols)
    default:
      return []
  }
}

/** Kinds that inline code may name; fields, keys and flags are too ambiguous. */
const INLINE_KINDS = ['macro', 'function', 'method', 'struct', 'enum', 'variant', 'constant', 'config table', 'command']

/** Alone or as a call without arguments. Plain `turbo` is the engine, not the command. */
export function inlineReference(code: string, table: SymbolTable): string | undefined {
  if (code === 'turbo') return undefined
  const symbol =
    table.named(code) ?? (code.endsWith('()') ? table.ofKind(code.slice(0, -2), 'function', 'method') : undefined)
  return symbol && (INLINE_KINDS.includes(symbol.kind) || isQualifiedKey(symbol.name)) ? symbol.name : undefined
}

/** `canvas.width` is a key of turbo.toml, `width` is ambiguous. */
function isQualifiedKey(name: string): boolean {
  return /^[a-z-]+\.[a-z-]+$/.test(name) && name !== 'turbo.toml'
}

/** Each once, in order of appearance. */
export function symbolsUsedIn(program: string, known: Known): string[] {
  return [...new Set(rustReferences(program, known).map(({ symbol }) => symbol))]
}

function rustReferences(program: string, { symbols, usesOf }: Known): SymbolReference[] {
  let end = 0
  return usesOf(program).flatMap((use) => {
    const symbol = use.span.start >= end ? usedSymbol(use, (name) => symbols.named(name)) : undefined
    if (!symbol) return []
    end = use.span.end
    return [{ ...use.span, symbol: symbol.name, ...(use.kind === 'option' && { option: use.name }) }]
  })
}

function fenceReferences(fence: Fence, known: Known): SymbolReference[] {
  return programsToAnalyze(fence)
    .flatMap((reading) => shownReferences(reading, fence, known))
    .sort((a, b) => a.start - b.start)
}

/** A program to analyze, and the lines of the fence that it covers. */
type Reading = { program: readonly WrittenLine[]; lines: readonly WrittenLine[] }

/** Removed lines are analyzed as they were before the change. */
export function programsToAnalyze({ language, meta, shown, setUp, program }: Fence): Reading[] {
  if (language !== 'rust') return []
  const removed = shown.filter(({ marks }) => marks.includes('removed'))
  const lines = shown.filter((line) => !removed.includes(line))
  const after = { program: meta.isSignature ? readable(program) : program, lines }
  if (removed.length === 0) return [after]
  const old = shown.map((line) => ({ ...line, isRemoved: line.marks.includes('added') }))
  return [after, { program: programOf(old, setUp), lines: removed }]
}

/** As part of a trait, a signature needs no body and may take `self`. */
function readable(signature: readonly WrittenLine[]): readonly WrittenLine[] {
  if (!signature[0]?.text.startsWith('fn ')) return signature
  return [{ text: 'trait Signature {', line: 0 }, ...signature, { text: ';}', line: 0 }]
}

/** Offsets are in the visible code. */
function shownReferences({ program, lines }: Reading, { shown }: Fence, known: Known): SymbolReference[] {
  const [from, to] = [startsOf(program), startsOf(shown)]
  return rustReferences(textOf(program), known).flatMap(({ start, end, ...named }) => {
    const index = from.findLastIndex((offset) => offset <= start)
    const { text, line } = program[index]!
    const isThere = end <= from[index]! + text.length && lines.some((candidate) => candidate.line === line)
    if (!isThere) return []
    const moved = to[shown.findIndex((candidate) => candidate.line === line)]! - from[index]!
    return [{ start: start + moved, end: end + moved, ...named }]
  })
}

function startsOf(lines: readonly WrittenLine[]): number[] {
  let offset = 0
  return lines.map(({ text }) => {
    const start = offset
    offset += text.length + 1
    return start
  })
}

function tomlReferences(code: string, table: SymbolTable): SymbolReference[] {
  const references: SymbolReference[] = []
  let current: string | undefined = 'turbo.toml'
  let offset = 0
  for (const line of code.split('\n')) {
    const header = /^(\s*)\[([^[\]]+)\]/.exec(line)
    const key = /^(\s*)([\w-]+)\s*=/.exec(line)
    if (header) {
      current = tableNamed(header[2]!, table)
      const start = offset + header[1]!.length
      if (current) references.push({ start, end: start + header[2]!.length + 2, symbol: current })
    } else if (key && current) {
      const symbol = keyNamed(current, key[2]!, table)
      const start = offset + key[1]!.length
      if (symbol) references.push({ start, end: start + key[2]!.length, symbol })
    }
    offset += line.length + 1
  }
  return references
}

/** `font.settings.dragon` is documented as `font.settings.<name>`. */
function tableNamed(path: string, table: SymbolTable): string | undefined {
  const placeholder = path.replace(/\.[^.]+$/, '.<name>')
  return [`[${path}]`, `[${placeholder}]`].find((name) => table.ofKind(name, 'config table'))
}

function keyNamed(tableName: string, key: string, table: SymbolTable): string | undefined {
  const name = tableName === 'turbo.toml' ? key : `${tableName.slice(1, -1)}.${key}`
  return table.ofKind(name, 'config key')?.name
}

function bashReferences(code: string, table: SymbolTable): SymbolReference[] {
  return [...code.matchAll(/(?<=^|&&|;|\n)[^\S\n]*turbo\b[^\n;&#]*/g)].flatMap((call) => commandReferences(call, table))
}

function commandReferences(call: RegExpMatchArray, table: SymbolTable): SymbolReference[] {
  const words = [...call[0].matchAll(/\S+/g)].map((word) => ({ text: word[0], start: call.index! + word.index }))
  const [program, subcommand] = words
  const command = table.ofKind(`${program?.text} ${subcommand?.text}`, 'command')
  const name = command?.name ?? 'turbo'
  const references = command ? [{ start: program!.start, end: endOf(subcommand!), symbol: command.name }] : []
  for (const word of words) {
    const symbol = word.text.startsWith('-') ? table.flagOf(name, word.text) : undefined
    if (symbol) references.push({ start: word.start, end: endOf(word), symbol: symbol.name })
  }
  return references
}

function endOf({ text, start }: { text: string; start: number }) {
  return start + text.length
}
