import { check } from './front/checker/check'
import type { EvaluateConstants } from './front/checked/analysis'
import type { Checked } from './front/checked/checked'
import type { Declarations as Declared } from './front/declarations/declarations'
import type { Host } from './front/declarations/host'
import { outlineOf } from './front/declarations/outline'
import type { CrateDeclarations } from './front/crate/readCrate'
import { parseDeclarations, parseProgram } from './front/parser/parseProgram'
import type { Diagnostic } from './front/diagnostics/diagnostic'
import { NOWHERE } from './front/source/span'
import type { Program } from './front/tree/tree'
import { lower, lowerConstants, type Lowered } from './lower/lower'
import { LoweringError } from './lower/lowering'
import { analyzeBody } from './mir/borrowck/borrowck'
import { endOf, evaluated, prepare, type PreparedProgram } from './machine/evaluator/prepare'
import type { Budget } from './machine/values/budget'
import type { Natives } from './machine/values/native'

const NOTHING: CrateDeclarations = { items: [], macros: [], options: new Map() }

export type Declarations = Declared & { natives: Natives }

/** The standard library: declarations in Rust, and natives. */
export type Std = { declarations: string; natives: Natives } & Pick<Declared, 'absent'>

/** Parsed once for all programs. Constants are evaluated with these natives of std. */
export function declarationsFor(
  { declarations, natives, absent }: Std,
  host?: Host,
  crate: CrateDeclarations = NOTHING,
): Declarations {
  const { items, macros, options } = crate
  const std = { name: 'std', items: outlineOf(declarations, parseDeclarations) }
  const modules = host ? [std, { name: host.crate, items }] : [std]
  return { modules, macros, options, host, natives, absent }
}

/** A runnable program, or its diagnostics. */
export type Prepared =
  | { program: PreparedProgram; diagnostics: readonly Diagnostic[] }
  | { program?: undefined; diagnostics: readonly Diagnostic[] }

/** Like rustc: names and types, then moves and borrows on MIR. */
export function checkProgram(tree: Program, declarations: Declarations): Checked {
  return check(tree, declarations, { analyze: analyzeBody, evaluate: evaluateWith(declarations.natives) })
}

const evaluateWith =
  (natives: Natives): EvaluateConstants =>
  (checked, constants) => {
    try {
      const { program, ids } = lowerConstants(checked, (key) => key in natives, constants)
      return evaluated(program, ids, natives)
    } catch (thrown) {
      const failed = thrown instanceof LoweringError ? thrown.error : endOf(thrown)
      return constants.map(() => failed)
    }
  }

/** Calls to functions outside the program are natives with these keys. */
export function lowerProgram(text: string, declarations: Declarations, isNative: (key: string) => boolean): Lowered {
  const { tree, diagnostics } = parseProgram(text, declarations)
  if (diagnostics.length > 0) return { diagnostics }
  const checked = checkProgram(tree, declarations)
  if (checked.diagnostics.length > 0) return { diagnostics: checked.diagnostics }
  try {
    return lower(checked, isNative)
  } catch (thrown) {
    return { diagnostics: [{ span: NOWHERE, message: endOf(thrown).message }] }
  }
}

/** Programs that exchange states share a budget. */
export function compileProgram(text: string, declarations: Declarations, natives: Natives, budget?: Budget): Prepared {
  const { program, diagnostics } = lowerProgram(text, declarations, (key) => key in natives)
  return program ? { program: prepare(program, natives, budget), diagnostics } : { diagnostics }
}
