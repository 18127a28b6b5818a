import { check } from './checker/check'
import type { Declarations, ModuleDeclaration } from './declarations/declarations'
import { outlineOf } from './declarations/outline'
import type { CrateDeclarations } from './declarations/readCrate'
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
