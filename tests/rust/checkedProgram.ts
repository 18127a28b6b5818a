import { parseProgram } from '../../src/rust/front/parser/parseProgram'
import { declarationsWith } from '../../src/rust/program'
import type { Declarations } from '../../src/rust/front/declarations/declarations'
import { check } from '../../src/rust/front/checker/check'
import type { Checked } from '../../src/rust/front/checker/checked'

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
  return check(tree, stdAlone())
}

/** What is wrong with a program, one line each: `E0308 mismatched types: expected u32, found i32`, without marks. */
export function programFaults(text: string): string[] {
  return checkedProgram(text).diagnostics.map(({ code, message, label }) =>
    [code, label ? `${message}: ${label}` : message].filter(Boolean).join(' ').replaceAll('`', ''),
  )
}

/** The help lines of a program's faults. */
export function programHelp(text: string): (string | undefined)[] {
  return checkedProgram(text).diagnostics.map(({ help }) => help?.replaceAll('`', ''))
}
