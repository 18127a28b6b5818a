import type { TypeScope } from '../items/typeScope'
import type * as tree from '../tree/tree'

/** A value that is known before the program runs: a number, a `bool`, a tuple or array, a struct by its fields. */
export type ConstValue = bigint | boolean | ConstValue[] | Map<string, ConstValue>

/** Where an expression stands: the variables before it, the innermost last. */
export type At = { scope: TypeScope; variables: { name: string; value: ConstValue }[] }

/** The innermost variable of a name. */
export function variableNamed({ variables }: At, name: string) {
  return variables.findLast((variable) => variable.name === name)
}

/** The name of a pattern without a value. */
export function namesIn(pattern: tree.Pattern): string[] {
  return pattern.kind === 'BindingPattern' ? [pattern.name.name] : []
}

/** A value that changes apart from another. */
export function copyOf(value: ConstValue): ConstValue {
  if (Array.isArray(value)) return value.map(copyOf)
  return value instanceof Map ? new Map([...value].map(([name, field]) => [name, copyOf(field)])) : value
}

/** Ends an evaluation whose value cannot be told here. */
export class Untold extends Error {}
export const UNTOLD = new Untold('untold')

/** A value that has to be known, or else none is told. */
export function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw UNTOLD
  return value
}

/** Leaves a loop, a block or a function. */
export class Jump {
  constructor(
    readonly kind: 'break' | 'continue' | 'return',
    readonly label: string | undefined,
    readonly value: ConstValue,
  ) {}
}
