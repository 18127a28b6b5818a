import type { SymbolTable } from '../../lib/symbols/symbols'
import { textOf } from '../fences/fence'
import type { Fence } from '../fences/fence'
import { bashReferences } from './bashReferences'
import { fenceReferences } from './rustReferences'
import type { Known } from './rustReferences'
import type { SymbolReference } from './symbolReference'
import { tomlReferences } from './tomlReferences'

/**
 * The documented symbols that a fence names, in order, without overlap: rather none than a wrong one. The symbols whose own
 * section it stands in are not linked.
 */
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

/** Kinds that inline code may name by itself. Fields, keys and flags are named by words that mean other things too. */
const INLINE_KINDS = ['macro', 'function', 'method', 'struct', 'enum', 'variant', 'constant', 'config table', 'command']

/** The symbol that inline code names exactly, an empty call included. The bare word `turbo` is the engine, not the command. */
export function inlineReference(code: string, table: SymbolTable): string | undefined {
  if (code === 'turbo') return undefined
  const symbol =
    table.named(code) ?? (code.endsWith('()') ? table.ofKind(code.slice(0, -2), 'function', 'method') : undefined)
  return symbol && (INLINE_KINDS.includes(symbol.kind) || isQualifiedKey(symbol.name)) ? symbol.name : undefined
}

/** `canvas.width` names a key of turbo.toml, `width` could be anything. */
function isQualifiedKey(name: string): boolean {
  return /^[a-z-]+\.[a-z-]+$/.test(name) && name !== 'turbo.toml'
}
