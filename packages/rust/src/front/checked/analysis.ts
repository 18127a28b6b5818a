import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Block } from '../tree/tree'
import type { Span } from '../source/span'
import type { Constant, FunctionItem, ImplItem, Param, TraitItem, Type } from '../types/type'
import type { Checked, Tables } from './checked'

/** What the analyses of a body ask about types. */
export type TypeQueries = {
  /** The type with its parameters replaced and its associated types looked up. */
  normalize: (type: Type, params: readonly Param[], args: readonly Type[]) => Type
  implOf: (trait: string, type: Type) => Pick<ImplItem, 'self' | 'trait' | 'where' | 'types'> | undefined
  isCopy: (type: Type) => boolean
  isClone: (type: Type) => boolean
  /** `Fn`, `FnMut` or `FnOnce` of a type parameter. */
  callTrait: (type: Type) => string | undefined
  trait: (name: string) => TraitItem | undefined
}

/** A function or constant whose types are known, as its analyses take it. */
export type CheckedBody = {
  tables: Tables
  types: TypeQueries
  report: (diagnostic: Diagnostic) => void
  /** Missing for a constant. */
  item: FunctionItem | undefined
  block: Block
}

/** The checks of a body that need more than its types. */
export type AnalyzedBody = { checkMoves: () => void; checkBorrows: () => void }

/** Records what the closures of a body capture, and prepares its checks. */
export type AnalyzeBody = (body: CheckedBody) => AnalyzedBody

/** The value of a constant as the machine holds it, or why it has none. */
export type Evaluated = { value: unknown } | { message: string; span?: Span | undefined; reason: string }

/** Runs constants without parameters before the program, with what is checked by now and what they need besides. */
export type EvaluateConstants = (checked: Checked, constants: readonly Constant[]) => readonly Evaluated[]
