import { parseProgram } from '../src/front/parser/parseProgram'
import { checkProgram, declarationsWith } from '../src/program'
import type { Declarations } from '../src/front/declarations/declarations'
import type { Checked } from '../src/front/checked/checked'

let std: Declarations | undefined

/** The declarations of std alone. */
export function stdAlone(): Declarations {
  std ??= declarationsWith()
  return std
}

/** A program that needs std alone, checked. A fault of its grammar is thrown. */
export function checkedProgram(text: string): Checked {
  const { tree, diagnostics } = parseProgram(text)
  if (diagnostics[0]) throw new Error(diagnostics[0].message)
  return checkProgram(tree, stdAlone())
}

/** What is wrong with a program, one line each: `E0308 mismatched types: expected u32, found i32`, without marks. */
export function programDiagnostics(text: string): string[] {
  return checkedProgram(text).diagnostics.map(({ code, message, label }) =>
    [code, label ? `${message}: ${label}` : message].filter(Boolean).join(' ').replaceAll('`', ''),
  )
}

/** The help lines of a program's faults. */
export function programHelp(text: string): (string | undefined)[] {
  return checkedProgram(text).diagnostics.map(({ help }) => help?.replaceAll('`', ''))
}
