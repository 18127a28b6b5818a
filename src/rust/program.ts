import { check } from './checker/check'
import type { Checked } from './checker/checked'
import type { Declarations, ModuleDeclaration } from './declarations/declarations'
import { outlineOf } from './declarations/outline'
import type { CrateDeclarations } from './declarations/readCrate'
import type { Diagnostic } from './diagnostics/diagnostic'
import { prepare } from './evaluator/prepare'
import type { Prepared } from './evaluator/prepare'
import './further/loaded'
import { parseDeclarations, parseProgram } from './parser/parseProgram'
import { commonStd } from './std/commonStd'
import { rareStd } from './std/rareStd'
import type { Budget } from './values/budget'
import type { Natives } from './values/native'

/** What a program can name, read once for all programs: the standard library, and what an engine gives besides. */
export function declarationsWith({ items, macros, options }: CrateDeclarations): Declarations {
  const natives = { ...commonStd.natives, ...rareStd.natives }
  return { modules: [std(), { name: 'turbo', items }], macros, options, natives }
}

function std(): ModuleDeclaration {
  const text = rareStd.declarations + commonStd.declarations
  return { name: 'std', items: outlineOf(text, parseDeclarations) }
}

/** A text that was read and checked: a program that can be prepared any number of times, or what is wrong with it. */
export type CheckedText =
  { checked: Checked; diagnostics: readonly Diagnostic[] } | { checked?: undefined; diagnostics: readonly Diagnostic[] }

/** Reads and checks a program. */
export function checkProgram(text: string, declarations: Declarations): CheckedText {
  const { tree, diagnostics } = parseProgram(text, declarations.macros)
  if (diagnostics.length > 0) return { diagnostics }
  const checked = check(tree, declarations)
  return checked.diagnostics.length > 0 ? { diagnostics: checked.diagnostics } : { checked, diagnostics }
}

/**
 * Reads, checks and compiles a program: what it calls outside of itself are the natives. Programs that go on with each other's
 * states share a budget.
 */
export function compileProgram(text: string, declarations: Declarations, natives: Natives, budget?: Budget): Prepared {
  const { checked, diagnostics } = checkProgram(text, declarations)
  return checked ? prepare(checked, natives, budget) : { diagnostics }
}
