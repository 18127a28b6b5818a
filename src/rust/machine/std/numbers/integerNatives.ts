import type { IntegerName } from '../../../ir/program'
import { INTEGER_BITS, isSigned, isWide } from '../../values/integer'
import type { Native, NativeCall, Natives } from '../../values/native'
import { divisionByZero, overflow } from '../../values/operator'
import { err, none, ok, some } from '../../values/option'
import { panic } from '../../values/panic'
import { bitNatives } from './bitNatives'
import { exact, type ExactName, fits, fromBits, type Integer, type Limits, limitsOf } from './exact'
import { parseInteger } from './parseNumber'
import { selfInteger } from './selfScalar'

type Operands = { left: Integer; right: Integer }

type Outcome = Operands & { result: Integer; wrapped: () => Integer; limits: Limits }

/** What becomes of a result that may not fit. */
const outcomes = {
  checked: ({ result, limits }: Outcome) => (fits(result, limits) ? some(result) : none()),
  wrapping: ({ wrapped }: Outcome) => wrapped(),
  saturating: ({ result, limits }: Outcome) =>
    result > limits.max ? limits.max : result < limits.min ? limits.min : result,
  overflowing: ({ result, wrapped, limits }: Outcome) => [wrapped(), !fits(result, limits)],
}

type Manner = keyof typeof outcomes

/** `checked_add`, `wrapping_mul`, `saturating_pow` … */
function inManner(manner: Manner, operation: ExactName): Native {
  return (call) => {
    const type = selfInteger(call)
    const { result, wrapped } = exact(operation, type)
    const limits = limitsOf(type)
    const finish = outcomes[manner]
    return (left: Integer, right: Integer) =>
      finish({ left, right, limits, result: result(left, right), wrapped: () => wrapped(left, right) })
  }
}

function inManners(group: string, operation: ExactName, manners: Manner[], suffix = ''): [string, Native][] {
  return manners.map((manner) => [`${group}::${manner}_${operation}${suffix}`, inManner(manner, operation)])
}

/** An operation that ends the program where its result does not fit. */
function strict(operation: ExactName, operator: '+' | '*' | '-'): Native {
  return (call) => {
    const type = selfInteger(call)
    const { result } = exact(operation, type)
    const limits = limitsOf(type)
    return (left: Integer, right: Integer) => {
      const value = result(left, right)
      if (fits(value, limits)) return value
      return operation === 'abs' ? panic('attempt to negate with overflow') : overflow(operator)
    }
  }
}

export type Division = (left: bigint, right: bigint) => bigint

export const truncated: Division = (a, b) => a / b

export const euclideanRemainder: Division = (a, b) => ((a % b) + (b < 0n ? -b : b)) % (b < 0n ? -b : b)

export const euclidean: Division = (a, b) => (a - euclideanRemainder(a, b)) / b

export const sameKind = (value: bigint, type: IntegerName): Integer => (isWide(type) ? value : Number(value))

/** A division in the exact whole numbers. `minus` is what overflows: only MIN divided by −1. */
export function dividing(
  divide: Division,
  finish: (value: Integer, limits: Limits, wrapped: Integer) => unknown,
): Native {
  return (call) => {
    const type = selfInteger(call)
    const limits = limitsOf(type)
    return (left: Integer, right: Integer) => {
      if (BigInt(right) === 0n) divisionByZero(divide === truncated || divide === euclidean ? '/' : '%')
      const value = divide(BigInt(left), BigInt(right))
      return finish(sameKind(value, type), limits, fromBits(value, type))
    }
  }
}

export const wrapped = (_: Integer, __: Limits, bits: Integer) => bits

/** The euclidean forms are fast for numbers: games wrap positions with them. */
const remEuclid: Native = (call) => {
  const type = selfInteger(call)
  const { min } = limitsOf(type)
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
}

export const constant =
  (valueOf: (call: NativeCall) => Integer): Native =>
  (call) =>
  () =>
    valueOf(call)

/** The difference without its sign, as the unsigned partner of the type holds it. */
const difference: Native = () => (left: Integer, right: Integer) =>
  typeof left === 'bigint' && typeof right === 'bigint'
    ? left > right
      ? left - right
      : right - left
    : Math.abs((left as number) - (right as number))

const remainder: Division = (a, b) => a % b

/** Like `dividing`, and none by zero, and none of the remainder of MIN and −1. */
function checkedDivision(divide: Division): Native {
  return (call) => {
    const type = selfInteger(call)
    const limits = limitsOf(type)
    return (left: Integer, right: Integer) => {
      if (BigInt(right) === 0n || !fits(sameKind(BigInt(left) / BigInt(right), type), limits)) return none()
      return some(sameKind(divide(BigInt(left), BigInt(right)), type))
    }
  }
}

const strictDivision = (divide: Division): Native =>
  dividing(divide, (value, limits) => (fits(value, limits) ? value : overflow('/')))

/** The whole part of the square root. */
function wholeRoot(value: bigint): bigint {
  let root = BigInt(Math.floor(Math.sqrt(Number(value))))
  while (root * root > value) root--
  while ((root + 1n) * (root + 1n) <= value) root++
  return root
}

/** The whole part of the logarithm of a positive number. */
function wholeLog(value: bigint, base: bigint): number {
  let count = 0
  for (let rest = value / base; rest > 0n; rest /= base) count++
  return count
}

const logarithm =
  (base: bigint | undefined, isChecked: boolean): Native =>
  () =>
  (value: Integer, given: Integer) => {
    if (value <= 0) return isChecked ? none() : panic('argument of integer logarithm must be positive')
    if (base === undefined && given < 2) return panic('base of integer logarithm must be at least 2')
    const count = wholeLog(BigInt(value), base ?? BigInt(given))
    return isChecked ? some(count) : count
  }

const zeroOf = (value: Integer) => (typeof value === 'bigint' ? 0n : 0)

const isPowerOfTwo = (value: Integer) => value > 0 && (BigInt(value) & (BigInt(value) - 1n)) === 0n

const nextPowerOfTwo = (value: Integer) => {
  const exponent = value <= 1 ? 0 : (BigInt(value) - 1n).toString(2).length
  return 1n << BigInt(exponent)
}

const fitting =
  (compute: (left: bigint, right: bigint) => bigint, operator: '+' | '*'): Native =>
  (call) => {
    const type = selfInteger(call)
    const limits = limitsOf(type)
    return (left: Integer, right: Integer) => {
      const value = sameKind(compute(BigInt(left), BigInt(right ?? 0)), type)
      return fits(value, limits) ? value : overflow(operator)
    }
  }

const notZero = (right: bigint) => (right === 0n ? divisionByZero('%') : right)

/** `cast_signed`: the partner type has the same bits. */
const partner: Native = (call) => {
  const type = selfInteger(call)
  const other = ((isSigned(type) ? 'u' : 'i') + type.slice(1)) as IntegerName
  return (value: Integer) => fromBits(BigInt(value), other)
}

const moduleConstants: Natives = Object.fromEntries(
  (Object.keys(INTEGER_BITS) as IntegerName[]).flatMap((type): [string, Native][] => [
    [`${type}::MIN`, () => () => limitsOf(type).min],
    [`${type}::MAX`, () => () => limitsOf(type).max],
  ]),
)

/** The methods and constants of integers. */
export const integerNatives: Natives = {
  'Int::MIN': constant((call) => limitsOf(selfInteger(call)).min),
  'Int::MAX': constant((call) => limitsOf(selfInteger(call)).max),
  'Int::pow': strict('pow', '*'),
  'Signed::abs': strict('abs', '-'),
  'Int::rem_euclid': remEuclid,
  ...Object.fromEntries([
    ...(['add', 'sub', 'mul', 'pow'] as const).flatMap((operation) =>
      inManners('Int', operation, ['checked', 'wrapping', 'saturating', 'overflowing']),
    ),
    ...inManners('Int', 'neg', ['checked', 'wrapping', 'overflowing']),
    ...inManners('Signed', 'neg', ['saturating']),
    ...inManners('Signed', 'abs', ['checked', 'wrapping', 'saturating', 'overflowing']),
    ...inManners('Signed', 'add', ['checked', 'wrapping', 'saturating'], '_unsigned'),
    ...inManners('Signed', 'sub', ['checked', 'wrapping', 'saturating'], '_unsigned'),
    ...inManners('Unsigned', 'add', ['checked', 'wrapping', 'saturating'], '_signed'),
  ]),
  'Signed::signum': () => (value: Integer) =>
    typeof value === 'bigint' ? (value > 0n ? 1n : value < 0n ? -1n : 0n) : Math.sign(value),
  'Signed::abs_diff': difference,
  'Unsigned::abs_diff': difference,
  ...moduleConstants,
  ...bitNatives,
  'Int::BITS': constant((call) => INTEGER_BITS[selfInteger(call)]),
  'Int::min_value': constant((call) => limitsOf(selfInteger(call)).min),
  'Int::max_value': constant((call) => limitsOf(selfInteger(call)).max),
  'Int::div_euclid': strictDivision(euclidean),
  'Int::saturating_div': dividing(truncated, (value, { max }) => (value > max ? max : value)),
  'Int::wrapping_div': dividing(truncated, wrapped),
  'Int::wrapping_rem': dividing(remainder, wrapped),
  'Int::checked_div': checkedDivision(truncated),
  'Int::checked_rem': checkedDivision(remainder),
  'Int::checked_div_euclid': checkedDivision(euclidean),
  'Int::checked_rem_euclid': checkedDivision(euclideanRemainder),
  'Int::isqrt': (call) => {
    const type = selfInteger(call)
    return (value: Integer) =>
      value < 0 ? panic('argument of integer square root cannot be negative') : sameKind(wholeRoot(BigInt(value)), type)
  },
  'Int::ilog': logarithm(undefined, false),
  'Int::ilog2': logarithm(2n, false),
  'Int::ilog10': logarithm(10n, false),
  'Int::checked_ilog2': logarithm(2n, true),
  'Int::checked_ilog10': logarithm(10n, true),
  'Int::midpoint': (call) => {
    const type = selfInteger(call)
    return (a: Integer, b: Integer) => sameKind((BigInt(a) + BigInt(b)) / 2n, type)
  },
  'Int::from_str_radix': (call) => {
    const type = selfInteger(call)
    return (text: string, radix: number) => {
      if (radix < 2 || radix > 36) panic('from_ascii_radix: radix must lie in the range `[2, 36]` - found ' + radix)
      const parsed = parseInteger(text, type, radix)
      return typeof parsed === 'object' ? err([parsed.error]) : ok(parsed)
    }
  },
  'Signed::is_positive': () => (value: Integer) => value > zeroOf(value),
  'Signed::is_negative': () => (value: Integer) => value < zeroOf(value),
  'Signed::unsigned_abs': () => (value: Integer) => (value < 0 ? (typeof value === 'bigint' ? -value : -value) : value),
  'Signed::cast_unsigned': partner,
  'Unsigned::cast_signed': partner,
  'Unsigned::is_power_of_two': () => isPowerOfTwo,
  'Unsigned::next_power_of_two': fitting(nextPowerOfTwo, '+'),
  'Unsigned::checked_next_power_of_two': (call) => {
    const type = selfInteger(call)
    const limits = limitsOf(type)
    return (value: Integer) => {
      const power = sameKind(nextPowerOfTwo(value), type)
      return fits(power, limits) ? some(power) : none()
    }
  },
  'Unsigned::next_multiple_of': fitting((a, b) => ((a + notZero(b) - 1n) / b) * b, '+'),
  'Unsigned::is_multiple_of': () => (left: Integer, right: Integer) =>
    BigInt(right) === 0n ? BigInt(left) === 0n : BigInt(left) % BigInt(right) === 0n,
  'Unsigned::div_ceil': fitting((a, b) => (b === 0n ? divisionByZero('/') : (a + b - 1n) / b), '+'),
  'Unsigned::checked_signed_diff': (call) => {
    const type = selfInteger(call)
    const limits = limitsOf(('i' + type.slice(1)) as IntegerName)
    return (left: Integer, right: Integer) => {
      const value = sameKind(BigInt(left) - BigInt(right), type)
      return fits(value, limits) ? some(value) : none()
    }
  },
}
