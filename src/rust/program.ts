import { check } from './checker/check'
import type { Declarations, ModuleDeclaration } from './declarations/declarations'
import type { CrateDeclarations } from './declarations/readCrate'
import { outlineOf } from './declarations/outline'
import type { Diagnostic } from './diagnostics/diagnostic'
import { prepare } from './evaluator/prepare'
import type { Prepared } from './evaluator/prepare'
import { FurtherNeeded } from './further/further'
import { parseDeclarations, parseProgram } from './parser/parseProgram'
import { commonStd } from './std/commonStd'
import type { StdPart } from './std/part'
import type { Budget } from './values/budget'
import type { Natives } from './values/native'

/**
 * What a program can name, read once for all programs: the standard library, and what an engine gives besides. Without
 * `rareStd` programs find only what is common.
 */
export function declarationsWith(engine: CrateDeclarations, rareStd?: StdPart): Declarations {
  const { macros, options } = engine
  const turbo = { name: 'turbo', items: engine.items }
  const declarations = { modules: [stdOf([commonStd]), turbo], macros, options, natives: {}, isWhole: false }
  Object.assign(declarations.natives, commonStd.natives)
  if (rareStd) addRareStd(declarations, rareStd)
  return declarations
}

/** Lets programs that are compiled from here on find the rare part of std, too. */
export function addRareStd(declarations: Declarations, rareStd: StdPart): void {
  if (declarations.isWhole) return
  declarations.isWhole = true
  declarations.modules = [stdOf([rareStd, commonStd]), ...declarations.modules.slice(1)]
  Object.assign(declarations.natives, rareStd.natives)
}

function stdOf(parts: readonly StdPart[]): ModuleDeclaration {
  return { name: 'std', items: outlineOf(parts.map((part) => part.declarations).join(''), parseDeclarations) }
}

export type CompileOptions = {
  /** The text stands on a page and was judged when the site was built; any other text is judged first. */
  isProven?: boolean
  /** What programs draw on that go on with each other's states. */
  budget?: Budget | undefined
}

/**
 * Reads, checks and compiles a program: what it calls outside of itself are the natives. Throws `FurtherNeeded`, as a frame
 * may, as long as not all of `rest` is there and the program has a fault or needs a rare rule or a rare part of std, or has
 * to be judged.
 */
export function compileProgram(
  text: string,
  declarations: Declarations,
  natives: Natives,
  { isProven = false, budget }: CompileOptions = {},
): Prepared {
  const { tree, diagnostics } = parseProgram(text, declarations.macros)
  if (diagnostics.length > 0) return refused(diagnostics, declarations)
  const checked = check(tree, declarations, isProven)
  if (checked.diagnostics.length > 0) return refused(checked.diagnostics, declarations)
  return prepare(checked, natives, budget)
}

/** What seems to be a fault may be a name that only the rare part of std has. */
function refused(diagnostics: readonly Diagnostic[], { isWhole }: Declarations): Prepared {
  if (!isWhole) throw new FurtherNeeded()
  return { diagnostics }
}
