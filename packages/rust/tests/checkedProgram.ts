import { parseProgram } from '../src/front/parser/parseProgram'
import { checkProgram, type Declarations } from '../src/program'
import { declarationsWith } from '../src/standard'
import type { Checked } from '../src/front/checked/checked'

let std: Declarations | undefined

export function stdAlone(): Declarations {
  std ??= declarationsWith()
  return std
}

/** Throws on syntax errors; the program can use only std. */
export function checkedProgram(text: string): Checked {
  const { tree, diagnostics } = parseProgram(text)
  if (diagnostics[0]) throw new Error(diagnostics[0].message)
  return checkProgram(tree, stdAlone())
}

/** One line per diagnostic, without backticks: `E0308 mismatched types: expected u32, found i32`. */
export function programDiagnostics(text: string): string[] {
  return checkedProgram(text).diagnostics.map(({ code, message, label }) =>
    [code, label ? `${message}: ${label}` : message].filter(Boolean).join(' ').replaceAll('`', ''),
  )
}

export function programHelp(text: string): (string | undefined)[] {
  return checkedProgram(text).diagnostics.map(({ help }) => help?.replaceAll('`', ''))
}
