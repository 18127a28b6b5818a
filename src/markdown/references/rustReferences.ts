import { programOf } from '../../lib/code/program'
import type { SymbolTable } from '../../lib/symbols/symbols'
import { usedSymbol } from '../../lib/symbols/usedSymbol'
import type { Use } from '../../rust/front/uses/uses'
import { textOf } from '../fences/fence'
import type { Fence } from '../fences/fence'
import type { WrittenLine } from '../fences/fenceLines'
import type { SymbolReference } from './symbolReference'

/** What is asked for the meaning of code: the documented symbols, and what a program uses of what is declared. */
export type Known = { symbols: SymbolTable; usesOf: (program: string) => readonly Use[] }

/** The documented symbols that a Rust program names, in order, without overlap. */
export function rustReferences(program: string, { symbols, usesOf }: Known): SymbolReference[] {
  let end = 0
  return usesOf(program).flatMap((use) => {
    const symbol = use.span.start >= end ? usedSymbol(use, (name) => symbols.named(name)) : undefined
    if (!symbol) return []
    end = use.span.end
    return [{ ...use.span, symbol: symbol.name, ...(use.kind === 'option' && { option: use.name }) }]
  })
}

/** A program that a fence has to be read as, and the lines of the fence whose names it tells. */
type Reading = { program: readonly WrittenLine[]; lines: readonly WrittenLine[] }

/** The programs of a fence: lines marked as removed name what they named before the change. */
export function readingsOf({ language, meta, shown, setUp, program }: Fence): Reading[] {
  if (language !== 'rust') return []
  const removed = shown.filter(({ marks }) => marks.includes('removed'))
  const lines = shown.filter((line) => !removed.includes(line))
  const after = { program: meta.isSignature ? readable(program) : program, lines }
  if (removed.length === 0) return [after]
  const old = shown.map((line) => ({ ...line, isRemoved: line.marks.includes('added') }))
  return [after, { program: programOf(old, setUp), lines: removed }]
}

/** The head of a function is read as one of a trait: there it needs no body, and may take `self`. */
function readable(signature: readonly WrittenLine[]): readonly WrittenLine[] {
  if (!signature[0]?.text.startsWith('fn ')) return signature
  return [{ text: 'trait Signature {', line: 0 }, ...signature, { text: ';}', line: 0 }]
}

/** The documented symbols that a fence of Rust names, in the code that it shows. */
export function fenceReferences(fence: Fence, known: Known): SymbolReference[] {
  return readingsOf(fence)
    .flatMap((reading) => shownReferences(reading, fence, known))
    .sort((a, b) => a.start - b.start)
}

/** What the lines of a reading name, with the offsets that they have in the code that is shown. */
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

/** The offset at which each line begins. */
function startsOf(lines: readonly WrittenLine[]): number[] {
  let offset = 0
  return lines.map(({ text }) => {
    const start = offset
    offset += text.length + 1
    return start
  })
}
