import { check } from './checker/check'
import type { Declarations } from './declarations/declarations'
import type { CrateDeclarations } from './declarations/readCrate'
import { prepare } from './evaluator/prepare'
import type { Prepared } from './evaluator/prepare'
import { parseDeclarations, parseProgram } from './parser/parseProgram'
import { stdDeclarations } from './std/declarations'
import type { Budget } from './values/budget'
import type { Natives } from './values/native'

/** What a program can name, read once for all programs: the standard library, and what an engine gives besides. */
export function declarationsWith(engine: CrateDeclarations): Declarations {
  return {
    modules: [
      { name: 'std', items: parseDeclarations(stdDeclarations) },
      { name: 'turbo', items: engine.items },
    ],
    macros: engine.macros,
    options: engine.options,
  }
}

/** Reads, checks and compiles a program: what it calls outside of itself are the natives. */
export function compileProgram(text: string, declarations: Declarations, natives: Natives, budget?: Budget): Prepared {
  const { tree, diagnostics } = parseProgram(text, declarations.macros)
  if (diagnostics.length > 0) return { diagnostics }
  const checked = check(tree, declarations)
  if (checked.diagnostics.length > 0) return { diagnostics: checked.diagnostics }
  return prepare(checked, natives, budget)
}
