import { parseDeclarations, parseTable, parseType } from '../parser/parseProgram'
import { exprText, itemText, typeText } from './itemText'
import type { MacroArm, MacroDeclaration, MacroHead } from './macros'
import type { CrateDeclarations } from './readCrate'

/** What a crate declares, as compact data for the browser: Rust text that the parser reads in a moment. */
export type Header = { items: string; options: string; macros: PackedMacro[] }

/** Types of heads are text, too. */
type PackedMacro = { name: string; arms: PackedArm[] }
type PackedArm = Omit<MacroArm, 'head'> & { head: PackedHead[] }
type PackedHead = [argument: Omit<MacroHead, 'type'>, type?: string]

/** The header of a crate. */
export function headerOf({ items, options, macros }: CrateDeclarations): Header {
  const tables = [...options].map(([name, table]) => {
    const lines = table.map(
      ({ name, type, fallback }) => `${name}:${typeText(type)}${fallback ? `=${exprText(fallback)}` : ''}`,
    )
    return `${name}{${lines.join(',')}}`
  })
  return { items: items.map(itemText).join(''), options: tables.join(''), macros: macros.map(packedMacro) }
}

/** What the header of a crate declares. */
export function readHeader({ items, options, macros }: Header): CrateDeclarations {
  return {
    items: parseDeclarations(items),
    options: new Map(parseTable(options).map(({ name, options }) => [name, options])),
    macros: macros.map(({ name, arms }) => ({
      name,
      arms: arms.map((arm) => ({ ...arm, head: arm.head.map(headOf) })),
    })),
  }
}

function packedMacro({ name, arms }: MacroDeclaration): PackedMacro {
  return { name, arms: arms.map((arm) => ({ ...arm, head: arm.head.map(packedHead) })) }
}

function packedHead({ type, ...argument }: MacroHead): PackedHead {
  return type ? [argument, typeText(type)] : [argument]
}

function headOf([argument, type]: PackedHead): MacroHead {
  return { ...argument, ...(type !== undefined && { type: parseType(type) }) } as MacroHead
}
