import type { BinaryOperator } from '../tree/tree'

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
