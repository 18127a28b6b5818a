import type { IntegerName } from '../../../ir/program'
import { isWide } from '../../values/integer'
import type { Native, NativeCall, Natives } from '../../values/native'
import { divisionByZero, overflow } from '../../values/operator'
import { none, some } from '../../values/value'
import { panic } from '../../values/budget'
import { exact, fits, fromBits, limitsOf, selfInteger, type ExactName, type Integer, type Limits } from './exact'

/** A native of the integer type `Self`. */
export function ofInteger(make: (type: IntegerName, limits: Limits, call: NativeCall) => ReturnType<Native>): Native {
  return (call) => {
    const type = selfInteger(call)
    return make(type, limitsOf(type), call)
  }
}

export const someIfFitting = (value: Integer, limits: Limits) => (fits(value, limits) ? some(value) : none())

type Outcome = { result: Integer; wrapped: () => Integer; limits: Limits }

const outcomes = {
  checked: ({ result, limits }: Outcome) => someIfFitting(result, limits),
  wrapping: ({ wrapped }: Outcome) => wrapped(),
  saturating: ({ result, limits }: Outcome) =>
    result > limits.max ? limits.max : result < limits.min ? limits.min : result,
  overflowing: ({ result, wrapped, limits }: Outcome) => [wrapped(), !fits(result, limits)],
}

type Manner = keyof typeof outcomes | 'strict'

const MANNERS: Manner[] = ['checked', 'wrapping', 'saturating', 'overflowing', 'strict']

/** Extra cost of a power of 64 or 128 bits: a square for each bit of the exponent. */
const STEPS_OF_WIDE_POWER = 32

/** `checked_add`, `wrapping_mul`, `saturating_pow` … */
const inManner = (manner: keyof typeof outcomes, operation: ExactName) =>
  ofInteger((type, limits, { budget }) => {
    const { result, wrapped } = exact(operation, type)
    const finish = outcomes[manner]
    const steps = operation === 'pow' && isWide(type) ? STEPS_OF_WIDE_POWER : 0
    return (left: Integer, right: Integer) => {
      if (steps) budget.spend(steps)
      return finish({ limits, result: result(left, right), wrapped: () => wrapped(left, right) })
    }
  })

function inManners(group: string, operation: ExactName, manners: Manner[], suffix = ''): [string, Native][] {
  return manners.map((manner) => [
    `${group}::${manner}_${operation}${suffix}`,
    manner === 'strict' ? strict(operation) : inManner(manner, operation),
  ])
}

const OPERATORS = { add: '+', sub: '-', mul: '*', pow: '*' } as const

/** An operation that panics on overflow. */
const strict = (operation: ExactName) =>
  ofInteger((type, limits) => {
    const { result } = exact(operation, type)
    return (left: Integer, right: Integer) => {
      const value = result(left, right)
      if (fits(value, limits)) return value
      if (operation === 'abs' || operation === 'neg') return panic('attempt to negate with overflow')
      return overflow(OPERATORS[operation])
    }
  })

export type Division = (left: bigint, right: bigint) => bigint

export const truncated: Division = (a, b) => a / b

export const euclideanRemainder: Division = (a, b) => ((a % b) + (b < 0n ? -b : b)) % (b < 0n ? -b : b)

export const euclidean: Division = (a, b) => (a - euclideanRemainder(a, b)) / b

export const sameKind = (value: bigint, type: IntegerName): Integer => (isWide(type) ? value : Number(value))

/** Only MIN by −1 overflows. */
export const dividing = (
  divide: Division,
  finish: (value: Integer, limits: Limits, wrapped: Integer) => unknown,
): Native =>
  ofInteger((type, limits) => (left: Integer, right: Integer) => {
    if (BigInt(right) === 0n) divisionByZero(divide === truncated || divide === euclidean ? '/' : '%')
    const value = divide(BigInt(left), BigInt(right))
    return finish(sameKind(value, type), limits, fromBits(value, type))
  })

export const wrapped = (_: Integer, __: Limits, bits: Integer) => bits

/** Fast for plain numbers, because games wrap positions with it. */
const remEuclid = ofInteger((type, { min }, call) => {
  const exactRemainder = dividing(euclideanRemainder, wrapped)(call) as (a: Integer, b: Integer) => Integer
  if (isWide(type)) {
    return (left: bigint, right: bigint) =>
      right === -1n && left === min ? overflow('%') : exactRemainder(left, right)
  }
  return (left: number, right: number) => {
    if (right === 0) divisionByZero('%')
    if (right === -1 && left === min) overflow('%')
    const rest = left % right
    return rest < 0 ? rest + Math.abs(right) : rest + 0
  }
})

/** The result has the unsigned type. */
const difference: Native = () => (left: Integer, right: Integer) =>
  typeof left === 'bigint' && typeof right === 'bigint'
    ? left > right
      ? left - right
      : right - left
    : Math.abs((left as number) - (right as number))

export const integerNatives: Natives = {
  'Int::MIN': ofInteger((_, limits) => () => limits.min),
  'Int::MAX': ofInteger((_, limits) => () => limits.max),
  'Int::pow': strict('pow'),
  'Signed::abs': strict('abs'),
  'Int::rem_euclid': remEuclid,
  'Int::strict_rem_euclid': remEuclid,
  ...Object.fromEntries([
    ...(['add', 'sub', 'mul', 'pow'] as const).flatMap((operation) => inManners('Int', operation, MANNERS)),
    ...inManners('Int', 'neg', ['checked', 'wrapping', 'overflowing', 'strict']),
    ...inManners('Signed', 'neg', ['saturating']),
    ...inManners('Signed', 'abs', MANNERS),
    ...(['add', 'sub'] as const).flatMap((operation) => [
      ...inManners('Signed', operation, MANNERS, '_unsigned'),
      ...inManners('Unsigned', operation, MANNERS, '_signed'),
    ]),
  ]),
  'Signed::signum': () => (value: Integer) =>
    typeof value === 'bigint' ? (value > 0n ? 1n : value < 0n ? -1n : 0n) : Math.sign(value),
  'Signed::abs_diff': difference,
  'Unsigned::abs_diff': difference,
}
