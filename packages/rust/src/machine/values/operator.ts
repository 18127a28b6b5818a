import type { ArithmeticOperator, ComparisonOperator, IntegerName, ScalarName, Span } from '../../ir/program'
import { INTEGER_BITS, isInteger, isSigned, isWide, numberRange, wideRange, wrapNumber, wrapWide } from './integer'
import { panic } from './budget'

type Operation<T> = (left: T, right: T) => T
type ShiftOperation<T> = (left: T, count: number | bigint) => T

const VERBS = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '%': 'calculate the remainder',
  '<<': 'shift left',
  '>>': 'shift right',
} as const

export function overflow(operator: keyof typeof VERBS, span?: Span): never {
  panic(`attempt to ${VERBS[operator]} with overflow`, span)
}

export function divisionByZero(operator: '/' | '%', span?: Span): never {
  panic(
    operator === '/' ? 'attempt to divide by zero' : 'attempt to calculate the remainder with a divisor of zero',
    span,
  )
}

/**
 * As in a debug build: integers panic on overflow and division by zero, `f32` is rounded. A shift's count may be any
 * integer.
 */
export function arithmetic(
  operator: ArithmeticOperator,
  type: ScalarName,
  span?: Span,
): (left: never, right: never) => unknown {
  if (!isInteger(type)) {
    const operation = (type === 'f32' ? FLOAT32 : type === 'f64' ? FLOAT64 : type === 'bool' ? BOOL : {})[operator]
    if (!operation) throw new Error(`${type} has no operator ${operator}`)
    return operation
  }
  if (operator === '<<' || operator === '>>')
    return isWide(type) ? wideShift(operator, type, span) : shift(operator, type, span)
  return isWide(type) ? wideOperation(operator, type, span) : numberOperation(operator, type, span)
}

const { fround } = Math

const FLOAT32: Readonly<Partial<Record<ArithmeticOperator, Operation<number>>>> = {
  '+': (left, right) => fround(left + right),
  '-': (left, right) => fround(left - right),
  '*': (left, right) => fround(left * right),
  '/': (left, right) => fround(left / right),
  '%': (left, right) => fround(left % right),
}

const FLOAT64: Readonly<Partial<Record<ArithmeticOperator, Operation<number>>>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
}

const BOOL: Readonly<Partial<Record<ArithmeticOperator, Operation<boolean>>>> = {
  '&': (left, right) => left && right,
  '|': (left, right) => left || right,
  '^': (left, right) => left !== right,
}

function numberOperation(
  operator: Exclude<ArithmeticOperator, '<<' | '>>'>,
  type: IntegerName,
  span?: Span,
): Operation<number> {
  const { min, max } = numberRange(type)
  const signed = isSigned(type)
  switch (operator) {
    case '+':
      return (left, right) => {
        const sum = left + right
        return sum <= max && sum >= min ? sum : overflow('+', span)
      }
    case '-':
      return (left, right) => {
        const difference = left - right
        return difference <= max && difference >= min ? difference : overflow('-', span)
      }
    case '*':
      return (left, right) => {
        // Rounding never brings a value back into range; + 0 normalizes −0
        const product = left * right + 0
        return product <= max && product >= min ? product : overflow('*', span)
      }
    case '/':
      return (left, right) => {
        if (right === 0) divisionByZero('/', span)
        const quotient = Math.trunc(left / right) + 0
        return quotient <= max ? quotient : overflow('/', span)
      }
    case '%':
      return (left, right) => {
        if (right === 0) divisionByZero('%', span)
        if (signed && right === -1 && left === min) overflow('%', span)
        return (left % right) + 0
      }
    case '&':
      return signed ? (left, right) => left & right : (left, right) => (left & right) >>> 0
    case '|':
      return signed ? (left, right) => left | right : (left, right) => (left | right) >>> 0
    case '^':
      return signed ? (left, right) => left ^ right : (left, right) => (left ^ right) >>> 0
  }
}

function wideOperation(
  operator: Exclude<ArithmeticOperator, '<<' | '>>'>,
  type: IntegerName,
  span?: Span,
): Operation<bigint> {
  const { min, max } = wideRange(type)
  const fitting = (value: bigint, verb: keyof typeof VERBS) =>
    value >= min && value <= max ? value : overflow(verb, span)
  switch (operator) {
    case '+':
      return (left, right) => fitting(left + right, '+')
    case '-':
      return (left, right) => fitting(left - right, '-')
    case '*':
      return (left, right) => fitting(left * right, '*')
    case '/':
      return (left, right) => (right === 0n ? divisionByZero('/', span) : fitting(left / right, '/'))
    case '%':
      return (left, right) => {
        if (right === 0n) divisionByZero('%', span)
        if (right === -1n && left === min && min < 0n) overflow('%', span)
        return left % right
      }
    case '&':
      return (left, right) => left & right
    case '|':
      return (left, right) => left | right
    case '^':
      return (left, right) => left ^ right
  }
}

function shift(operator: '<<' | '>>', type: IntegerName, span?: Span): ShiftOperation<number> {
  const bits = INTEGER_BITS[type]
  const signed = isSigned(type)
  return (left, count) => {
    if (count < 0 || count >= bits) overflow(operator, span)
    const places = Number(count)
    if (operator === '<<') return wrapNumber(type, left << places)
    return signed ? left >> places : left >>> places
  }
}

function wideShift(operator: '<<' | '>>', type: IntegerName, span?: Span): ShiftOperation<bigint> {
  const bits = INTEGER_BITS[type]
  return (left, count) => {
    if (count < 0 || count >= bits) overflow(operator, span)
    const places = BigInt(count)
    return operator === '<<' ? wrapWide(type, left << places) : left >> places
  }
}

export function negation(type: ScalarName, span?: Span): (value: never) => unknown {
  if (!isInteger(type)) return (value: number) => -value
  const min = isWide(type) ? wideRange(type).min : numberRange(type).min
  const overflows = () => panic('attempt to negate with overflow', span)
  if (isWide(type)) return (value: bigint) => (value === min ? overflows() : -value)
  return (value: number) => (value === min ? overflows() : 0 - value)
}

export function complement(type: ScalarName): (value: never) => unknown {
  if (!isInteger(type)) return (value: boolean) => !value
  if (isWide(type)) return (value: bigint) => wrapWide(type, ~value)
  return (value: number) => wrapNumber(type, ~value)
}

type Comparable = number | bigint | string | boolean

/** Comparisons of two scalars or fieldless enums. */
export const COMPARISONS: Readonly<Record<ComparisonOperator, (left: Comparable, right: Comparable) => boolean>> = {
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
}

/** JavaScript orders texts by UTF-16 units, Rust by code points. */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length)
  for (let i = 0; i < length; i++) {
    const [a, b] = [left.charCodeAt(i), right.charCodeAt(i)]
    if (a !== b) return orderOfUnit(a) < orderOfUnit(b) ? -1 : 1
  }
  return Math.sign(left.length - right.length)
}

/** Surrogates sort above all other units. */
function orderOfUnit(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}
