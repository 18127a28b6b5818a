import { check } from './checker/check'
import type { Declarations } from './declarations/declarations'
import { outlineOf } from './declarations/outline'
import type { CrateDeclarations } from './declarations/readCrate'
import { prepare } from './evaluator/prepare'
import type { Prepared } from './evaluator/prepare'
import { parseDeclarations, parseProgram } from './parser/parseProgram'
import { stdDeclarations } from './std/declarations/std'
import { stdNatives } from './std/std'
import type { Budget } from './values/budget'
import type { Natives } from './values/native'

/** What a program can name, read once for all programs: the standard library, and what an engine gives besides. */
export function declarationsWith({ items, macros, options }: CrateDeclarations): Declarations {
  const std = { name: 'std', items: outlineOf(stdDeclarations, parseDeclarations) }
  return { modules: [std, { name: 'turbo', items }], macros, options, natives: stdNatives }
}

/**
 * Reads, checks and compiles a program: what it calls outside of itself are the natives. Programs that go on with each other's
 * states share a budget.
 */
export function compileProgram(text: string, declarations: Declarations, natives: Natives, budget?: Budget): Prepared {
  const { tree, diagnostics } = parseProgram(text, declarations.macros)
  if (diagnostics.length > 0) return { diagnostics }
  const checked = check(tree, declarations)
  if (checked.diagnostics.length > 0) return { diagnostics: checked.diagnostics }
  return prepare(checked, natives, budget)
}
