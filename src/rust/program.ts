import { check } from './checker/check'
import type { Declarations } from './declarations/declarations'
import type { CrateDeclarations } from './declarations/readCrate'
import { outlineOf } from './declarations/outline'
import { prepare } from './evaluator/prepare'
import type { Prepared } from './evaluator/prepare'
import { parseDeclarations, parseProgram } from './parser/parseProgram'
import { commonStd } from './std/commonStd'
import { joined, type StdPart } from './std/part'
import type { Natives } from './values/native'

/**
 * What a program can name, read once for all programs: the standard library, and what an engine gives besides. Without
 * `rareStd` programs find only what is common (`namesRareStd` tells which ones need it).
 */
export function declarationsWith(engine: CrateDeclarations, rareStd?: StdPart): Declarations {
  const std = rareStd ? joined([commonStd, rareStd]) : commonStd
  return {
    modules: [
      { name: 'std', items: outlineOf(std.declarations, parseDeclarations) },
      { name: 'turbo', items: engine.items },
    ],
    macros: engine.macros,
    options: engine.options,
    natives: std.natives,
  }
}

/**
 * Reads, checks and compiles a program: what it calls outside of itself are the natives. Throws `FurtherNeeded`, as a frame
 * may, as long as `further/loaded` is not imported and the program has a fault or needs a rare rule, or has to be judged: only
 * a text of the pages is proven, as it was judged when the site was built.
 */
export function compileProgram(text: string, declarations: Declarations, natives: Natives, isProven = false): Prepared {
  const { tree, diagnostics } = parseProgram(text, declarations.macros)
  if (diagnostics.length > 0) return { diagnostics }
  const checked = check(tree, declarations, isProven)
  if (checked.diagnostics.length > 0) return { diagnostics: checked.diagnostics }
  return prepare(checked, natives)
}
