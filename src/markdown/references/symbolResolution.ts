import { rustReferences } from './rustReferences'
import { bashReferences } from './bashReferences'
import { tomlReferences } from './tomlReferences'
import type { SymbolReference } from './symbolReference'
import type { SymbolTable } from '../../lib/symbols/symbols'

/** Code as far as it matters for what its words mean. */
type NamingCode = {
  language: string
  code: string
  /** Rust code that comes before and is not shown. */
  setUp?: string
  /** File name of the title row. */
  title?: string | undefined
  /** Symbols whose own section this is: they are not linked. */
  own?: readonly string[]
}

/** The documented symbols that a fence names, in order, without overlap. Rather none than a wrong one. */
export function referencesIn(code: NamingCode, table: SymbolTable): SymbolReference[] {
  return referencesOf(code, table).filter(({ symbol }) => !code.own?.includes(symbol))
}

function referencesOf({ language, code, setUp = '', title }: NamingCode, table: SymbolTable): SymbolReference[] {
  if (language === 'toml') return title && title !== 'turbo.toml' ? [] : tomlReferences(code, table)
  if (language === 'bash') return bashReferences(code, table)
  if (language !== 'rust') return []
  const shownFrom = setUp === '' ? 0 : setUp.length + 1
  return rustReferences(setUp === '' ? code : `${setUp}\n${code}`, table)
    .filter(({ start }) => start >= shownFrom)
    .map((reference) => ({ ...reference, start: reference.start - shownFrom, end: reference.end - shownFrom }))
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
