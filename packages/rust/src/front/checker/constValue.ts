import type { TypeScope } from '../items/typeScope'
import type * as tree from '../tree/tree'
import type { BinaryOperator } from '../tree/tree'
import type { IntegerName } from '../types/type'

/** A value that is known before the program runs: a number, a `bool`, a tuple or array, a struct by its fields. */
export type ConstValue = bigint | boolean | ConstValue[] | Map<string, ConstValue>

/** Where an expression is: the variables before it, the innermost last, and the integer type that is expected of it. */
export type At = { scope: TypeScope; variables: Variable[]; expected: IntegerName | undefined }

type Variable = { name: string; value: ConstValue; integer?: IntegerName | undefined }

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

/** Beyond what two numbers of any type make: what grows on and on would take longer with each step. */
const MOST_BITS = 256

const limited = (value: bigint) => (BigInt.asIntN(MOST_BITS + 1, value) === value ? value : undefined)

/** Methods of numbers that types do not change. */
export const CONST_METHODS: Readonly<Record<string, (self: bigint, by?: bigint) => bigint | boolean | undefined>> = {
  pow: (self, by = 0n) => (by < 200n ? limited(self ** by) : undefined),
  abs: (self) => (self < 0n ? -self : self),
  min: (self, by = 0n) => (self < by ? self : by),
  max: (self, by = 0n) => (self > by ? self : by),
  is_power_of_two: (self) => self > 0n && (self & (self - 1n)) === 0n,
  div_ceil: (self, by = 0n) => (by > 0n && self >= 0n ? (self + by - 1n) / by : undefined),
}

/** What an operator makes of two numbers; undefined where there is no answer. */
export function calculated(operator: BinaryOperator, a: bigint, b: bigint): bigint | undefined {
  const result = exactly(operator, a, b)
  return result === undefined ? undefined : limited(result)
}

function exactly(operator: BinaryOperator, a: bigint, b: bigint): bigint | undefined {
  switch (operator) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      return b === 0n ? undefined : a / b
    case '%':
      return b === 0n ? undefined : a % b
    case '&':
      return a & b
    case '|':
      return a | b
    case '^':
      return a ^ b
    case '<<':
      return b >= 0n && b < 128n ? a << b : undefined
    case '>>':
      return b >= 0n && b < 128n ? a >> b : undefined
    default:
      return undefined
  }
}

/** A number as a cast to a narrower type leaves it. */
export function within(value: bigint, { min, max }: { min: bigint; max: bigint }): bigint {
  const count = max - min + 1n
  return ((((value - min) % count) + count) % count) + min
}

/** How the expressions and names in a pattern get values. */
type Names = {
  valueOf: (expr: tree.Expr) => ConstValue
  constantNamed: (path: tree.Path) => ConstValue | undefined
}

/** Whether a pattern fits; its names are variables from here on. */
export function isFitting(pattern: tree.Pattern, value: ConstValue, at: At, names: Names): boolean {
  const fits = (part: tree.Pattern, inner: ConstValue) => isFitting(part, inner, at, names)
  const number = (expr: tree.Expr) => {
    const found = names.valueOf(expr)
    return typeof found === 'bigint' ? found : known<bigint>(undefined)
  }
  switch (pattern.kind) {
    case 'WildcardPattern':
      return true
    case 'BindingPattern': {
      const constant = pattern.pattern ? undefined : names.constantNamed(lonePath(pattern.name))
      if (constant !== undefined) return constant === value
      at.variables.push({ name: pattern.name.name, value, integer: at.expected })
      return !pattern.pattern || fits(pattern.pattern, value)
    }
    case 'LiteralPattern':
      return names.valueOf(pattern.value) === value
    case 'PathPattern':
      return known(names.constantNamed(pattern.path)) === value
    case 'RefPattern':
      return fits(pattern.target, value)
    case 'OrPattern':
      return pattern.alternatives.some((each) => fits(each, value))
    case 'TuplePattern':
      if (!Array.isArray(value) || value.length !== pattern.items.length) throw UNTOLD
      return pattern.items.every((item, index) => fits(item, value[index]!))
    case 'RangePattern': {
      if (typeof value !== 'bigint') throw UNTOLD
      const { from, to, isInclusive } = pattern
      if (from && value < number(from)) return false
      const end = to && number(to)
      return end === undefined || value < end || (isInclusive && value === end)
    }
    default:
      throw UNTOLD
  }
}

function lonePath(name: tree.Ident): tree.Path {
  return { span: name.span, segments: [{ name }], isGlobal: false }
}
