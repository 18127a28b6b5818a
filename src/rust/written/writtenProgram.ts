import type { Target } from '../checker/checked'
import type { Adt, Constant, FunctionItem, ImplItem, Type } from '../types/type'

/** The tables of the checker that the evaluator reads, by what they go by. */
export const TABLES = [
  'types',
  'adjustments',
  'paths',
  'callees',
  'loops',
  'locals',
  'selves',
  'peeled',
  'closures',
] as const

/** The constant that is meant, with its type arguments. */
type FoundConstant = { constant: Constant; args: readonly Type[] }

/**
 * What is known of a program without faults, so that it can be run where nobody can read or check its text: the checked
 * trees of its functions, and every answer that the evaluator gets of the checker.
 */
export type WrittenProgram = {
  frame: FunctionItem | undefined
  states: readonly Adt[]
  implementations: readonly (readonly [item: FunctionItem, args: readonly Type[], target: Target])[]
  constants: readonly (readonly [constant: Constant, args: readonly Type[], found: FoundConstant | null])[]
  impls: readonly (readonly [trait: string, type: Type, impl: ImplItem | null])[]
  copies: readonly Type[]
  others: readonly Type[]
  /** Types with a hidden or associated type in them, and what they turn out to be. */
  resolved: readonly (readonly [type: Type, resolved: Type])[]
}
