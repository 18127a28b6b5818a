import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Block } from '../tree/tree'
import type { Span } from '../source/span'
import type { Constant, FunctionItem, ImplItem, Param, TraitItem, Type } from '../types/type'
import type { Checked, Tables } from './checked'

export type TypeQueries = {
  /** Substitutes parameters and normalizes associated types. */
  normalize: (type: Type, params: readonly Param[], args: readonly Type[]) => Type
  implOf: (trait: string, type: Type) => Pick<ImplItem, 'self' | 'trait' | 'where' | 'types'> | undefined
  isCopy: (type: Type) => boolean
  isClone: (type: Type) => boolean
  /** `Fn`, `FnMut` or `FnOnce`, if a type parameter has that bound. */
  callTrait: (type: Type) => string | undefined
  trait: (name: string) => TraitItem | undefined
}

export type CheckedBody = {
  tables: Tables
  types: TypeQueries
  report: (diagnostic: Diagnostic) => void
  /** Undefined for a constant. */
  item: FunctionItem | undefined
  block: Block
}

export type AnalyzedBody = { checkMoves: () => void; checkBorrows: () => void }

export type AnalyzeBody = (body: CheckedBody) => AnalyzedBody

/** A constant's value as the machine represents it, or the reason why it has none. */
export type Evaluated = { value: unknown } | { message: string; span?: Span | undefined; reason: string }

/** Evaluates constants without parameters, using what has been checked so far. */
export type EvaluateConstants = (checked: Checked, constants: readonly Constant[]) => readonly Evaluated[]
