import { Entries, lazy } from '../items/lazy'
import { parseDeclarations, parseTable, parseType } from '../parser/parseProgram'
import type { OptionDeclaration } from '../declarations/declarations'
import type { Item, Type } from '../tree/tree'
import { exprText, itemText, typeText } from './itemText'
import type { MacroArm, MacroHead } from '../declarations/macros'
import { outlineOf } from '../declarations/outline'
import type { CrateDeclarations } from './readCrate'

/** A crate's declarations as compact Rust text, parsed on demand in the browser. */
export type Header = { items: string; options: string; macros: PackedMacro[] }

type PackedMacro = { name: string; arms: (Omit<MacroArm, 'head'> & { head: PackedHead[] })[] }
type PackedHead = [argument: Omit<MacroHead, 'type'>, type?: string]

export function headerOf({ items, options, macros }: CrateDeclarations<Item>): Header {
  const tables = [...options].map(([name, table]) => {
    const lines = table.map(
      ({ name, type, fallback }) => `${name}:${typeText(type)}${fallback ? `=${exprText(fallback)}` : ''}`,
    )
    return `${name}{${lines.join(',')}}`
  })
  return {
    items: items.map((item) => itemText(item)).join('\n'),
    options: tables.join('\n'),
    macros: macros.map(({ name, arms }) => ({
      name,
      arms: arms.map((arm) => ({ ...arm, head: arm.head.map(packedHead) })),
    })),
  }
}

export function readHeader({ items, options, macros }: Header): CrateDeclarations {
  return {
    items: outlineOf(items, parseDeclarations),
    options: tablesOf(options),
    macros: macros.map(({ name, arms }) => ({
      name,
      arms: arms.map((arm) => ({ ...arm, head: arm.head.map(headOf) })),
    })),
  }
}

function tablesOf(text: string): ReadonlyMap<string, readonly OptionDeclaration[]> {
  const tables = new Entries<readonly OptionDeclaration[]>()
  for (const line of text.split('\n')) {
    const name = line.slice(0, line.indexOf('{'))
    tables.defer(name, () => tables.set(name, parseTable(line)[0]!.options))
  }
  return tables
}

function packedHead({ type, ...argument }: MacroHead): PackedHead {
  return type ? [argument, typeText(type)] : [argument]
}

function headOf([argument, type]: PackedHead): MacroHead {
  if (type === undefined) return argument as MacroHead
  const read = lazy<Type | undefined>(() => parseType(type), undefined)
  return Object.defineProperty(argument, 'type', { get: read, enumerable: true }) as MacroHead
}
