import type { IntegerName } from '../../../ir/program'
import { INTEGER_BITS, isSigned } from '../../values/integer'
import type { Native, Natives } from '../../values/native'
import { divisionByZero, overflow } from '../../values/operator'
import { err, none, ok, some } from '../../values/option'
import { panic } from '../../values/panic'
import { bitNatives } from './bitNatives'
import { fits, fromBits, type Integer, limitsOf } from './exact'
import {
  constant,
  dividing,
  type Division,
  euclidean,
  euclideanRemainder,
  sameKind,
  truncated,
  wrapped,
} from './integerNatives'
import { parseInteger } from './parseNumber'
import { selfInteger } from './selfScalar'

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

/** The arithmetic of integers that wraps, checks or counts bits. */
export const integerMathNatives: Natives = {
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
