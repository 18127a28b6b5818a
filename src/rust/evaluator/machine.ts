import type { Span } from '../source/span'
import type { Callee, Checked } from '../checker/checked'
import type { Constant, FunctionItem, Type } from '../types/type'
import type { Budget } from '../values/budget'
import type { Natives, Traits } from '../values/native'
import type { Callable, Value } from '../values/value'
import type { Jump } from './run'

/** What all functions of a prepared program share. */
export type Machine = {
  checked: Checked
  natives: Natives
  budget: Budget
  /** The jump that is under way. */
  jump: Jump
  /** A number for the end of a loop or block. */
  newTarget: () => number
  traits: TypeFunctions
  /** A function with a body, for these type arguments. */
  instance: (item: FunctionItem, args: readonly Type[]) => Callable
  /** What a callee means, as a host function; `site` is where it is called. */
  callable: (callee: Callee, site: CallSite) => Callable
  /** A macro that is native. */
  macro: (key: string, site: CallSite) => Callable | undefined
  /** What `save` has kept, by the key of its type. */
  saved: Map<string, Value>
  /** The value of a const, run once. */
  constant: (constant: Constant, args: readonly Type[]) => Value
}

/** The place of a call: what a native is told about it. */
export type CallSite = {
  /** Missing in the text of the standard library. */
  span?: Span
  args: readonly Type[]
  result: Type
  /** In a macro: the names of its options, null for what stands in front of them. */
  options?: readonly (string | null)[]
  headedBy?: string
}

/** The site of a function that is not called where it is named: its own signature, for these type arguments. */
export function ownSite(checked: Checked, { item, args }: Callee): CallSite {
  const concrete = (type: Type) => checked.substitute(type, item.params, args)
  return { args: item.signature.params.map(concrete), result: concrete(item.signature.result) }
}

/** What natives may ask, and what operators ask besides. */
export type TypeFunctions = Traits & {
  /** `==` of two types that may differ, such as `String` and `&str`, references included. */
  equalTo: (left: Type, right: Type) => (left: Value, right: Value) => boolean
  partialCompareTo: (left: Type, right: Type) => (left: Value, right: Value) => number | undefined
  /** `Default::default`. */
  fallback: (type: Type) => () => Value
  /** A copy of a value that is `Copy`; missing where the value itself will do. */
  copy: (type: Type) => ((value: Value) => Value) | undefined
}
