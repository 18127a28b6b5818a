import { programOf } from '../../lib/code/program'
import type { EngineSymbol } from '../../lib/symbols/engineSymbol'
import type { SymbolKind } from '../../lib/symbols/symbolKinds'
import type { SymbolTable } from '../../lib/symbols/symbols'
import type { Declarations } from '../../rust/front/declarations/declarations'
import { usesIn } from '../../rust/front/uses/uses'
import type { ItemUse, Use } from '../../rust/front/uses/uses'
import { textOf } from '../fences/fence'
import type { Fence } from '../fences/fence'
import type { WrittenLine } from '../fences/fenceLines'
import type { SymbolReference } from './symbolReference'

/** What names in code may mean: what the pages document, and what the engine declares. */
export type Known = { symbols: SymbolTable; declarations: Declarations }

/** The crate that the pages document. */
const CRATE = 'turbo'

/** The kinds of documented symbols that a name in a program may be. */
const KINDS: Record<ItemUse['kind'], SymbolKind[]> = {
  function: ['function', 'method'],
  constant: ['constant'],
  variant: ['variant'],
  type: ['struct', 'enum'],
  field: ['field'],
}

/** What programs use, each read once: its page shows it, and the symbols ask for their examples. */
const usesOf = new WeakMap<Declarations, Map<string, readonly Use[]>>()

function knownUses(program: string, declarations: Declarations): readonly Use[] {
  const known = usesOf.get(declarations) ?? new Map<string, readonly Use[]>()
  usesOf.set(declarations, known)
  const uses = known.get(program) ?? usesIn(program, declarations)
  known.set(program, uses)
  return uses
}

/** The documented symbols that a Rust program names, in order, without overlap. */
export function rustReferences(program: string, { symbols, declarations }: Known): SymbolReference[] {
  let end = 0
  return knownUses(program, declarations).flatMap((use) => {
    const symbol = use.span.start >= end ? symbolOf(use, symbols) : undefined
    if (!symbol) return []
    end = use.span.end
    return [{ ...use.span, symbol: symbol.name, ...(use.kind === 'option' && { option: use.name }) }]
  })
}

/** The same for a fence, in the code that it shows. Lines marked as removed name what they named before the change. */
export function fenceReferences(fence: Fence, known: Known): SymbolReference[] {
  const { shown, setUp, program } = fence
  const before = programOf(
    shown.map((line) => ({ ...line, isRemoved: line.marks.includes('added') })),
    setUp,
  )
  const removed = shown.filter(({ marks }) => marks.includes('removed'))
  const remaining = shown.filter((line) => !removed.includes(line))
  return [
    ...referencesOn(remaining, readable(program, fence), fence, known),
    ...(removed.length > 0 ? referencesOn(removed, before, fence, known) : []),
  ].sort((a, b) => a.start - b.start)
}

/** The head of a function is read as one of a trait: there it needs no body, and may take `self`. */
function readable(program: readonly WrittenLine[], { meta }: Fence): readonly WrittenLine[] {
  if (!meta.isSignature || !program[0]?.text.startsWith('fn ')) return program
  return [{ text: 'trait Signature {', line: 0 }, ...program, { text: ';}', line: 0 }]
}

/** What some of the shown lines name, read as lines of a program. Offsets are those of the code that is shown. */
function referencesOn(
  lines: readonly WrittenLine[],
  program: readonly WrittenLine[],
  { shown }: Fence,
  known: Known,
): SymbolReference[] {
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

function symbolOf(use: Use, symbols: SymbolTable): EngineSymbol | undefined {
  switch (use.kind) {
    case 'macro':
      return macroNamed(use.name, symbols)
    case 'option': {
      const macro = macroNamed(use.macro, symbols)
      return macro?.options.some(({ name }) => name === use.name) ? macro : undefined
    }
    default:
      return use.crate === CRATE ? symbols.ofKind(use.name, ...KINDS[use.kind]) : undefined
  }
}

function macroNamed(path: string, symbols: SymbolTable): EngineSymbol | undefined {
  const name = path.startsWith(`${CRATE}::`) ? path.slice(CRATE.length + 2) : path
  return symbols.ofKind(`${name}!`, 'macro') ?? symbols.ofKind(`${CRATE}::${name}!`, 'macro')
}
