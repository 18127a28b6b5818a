import type { Bound, TraitItem, Type } from './type'

/** What is known without an impl: it holds if `parts` hold, with these associated types and arguments. */
export type BuiltIn = {
  parts: readonly Bound[]
  bindings?: Readonly<Record<string, Type>>
  equal?: readonly [Type, Type][]
}

export type Question = { trait: TraitItem; self: Type; other: Type; fresh: () => Type; shallow: (type: Type) => Type }

/** It holds, whatever else does. */
export const HOLDS: BuiltIn = { parts: [] }

/** The rules of the traits that a host hands in, by their names. */
export type HostRules = Readonly<Record<string, { rule: Rule }>>

/** What is known of a trait without impls. */
export type Rule = (question: Question) => BuiltIn | 'no' | 'maybe' | undefined
