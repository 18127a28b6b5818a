import { INTEGER_BITS, isSigned } from '../../values/integer'
import type { Native, Natives } from '../../values/native'
import { none, some } from '../../values/value'
import { bitsOf, fits, fromBits, limitsOf, type Integer } from './exact'
import type { IntegerName } from '../../../ir/program'
import { divisionByZero, overflow } from '../../values/operator'
import { panic } from '../../values/budget'
import {
  dividing,
  euclidean,
  euclideanRemainder,
  integerNatives,
  ofInteger,
  sameKind,
  someIfFitting,
  truncated,
  wrapped,
  type Division,
} from './integerNatives'
import { parsed, parseInteger } from './parseNumber'

/** Most significant bit first. */
const bitText = (value: Integer, type: IntegerName) => bitsOf(value, type).toString(2).padStart(INTEGER_BITS[type], '0')

const ofBits = (answer: (bits: string) => number) =>
  ofInteger((type) => (value: Integer) => answer(bitText(value, type)))

const movingBits = (move: (bits: string, count: number) => string) =>
  ofInteger(
    (type) => (value: Integer, count: number) => fromBits(BigInt('0b' + move(bitText(value, type), count)), type),
  )

const runLength = (bits: string, bit: string) => {
  const end = [...bits].findIndex((other) => other !== bit)
  return end < 0 ? bits.length : end
}
const reversed = (bits: string) => [...bits].reverse().join('')
const rotated = (bits: string, places: number) => {
  const start = ((places % bits.length) + bits.length) % bits.length
  return bits.slice(start) + bits.slice(0, start)
}

const shifting = (isLeft: boolean, manner: 'checked' | 'wrapping') =>
  ofInteger((type) => {
    const size = INTEGER_BITS[type]
    return (value: Integer, count: number) => {
      if (manner === 'checked' && count >= size) return none()
      const places = BigInt(count % size)
      const shifted = fromBits(isLeft ? BigInt(value) << places : BigInt(value) >> places, type)
      return manner === 'checked' ? some(shifted) : shifted
    }
  })

/** Bytes in big- or little-endian order. */
const toBytes = (isBig: boolean) =>
  ofInteger((type) => (value: Integer) => {
    const bytes = bitText(value, type)
      .match(/.{8}/g)!
      .map((byte) => parseInt(byte, 2))
    return isBig ? bytes : bytes.reverse()
  })

const fromBytes = (isBig: boolean) =>
  ofInteger((type) => (bytes: readonly number[]) => {
    const ordered = isBig ? bytes : [...bytes].reverse()
    const bits = ordered.reduce((bits, byte) => (bits << 8n) | BigInt(byte), 0n)
    return fromBits(bits, type)
  })

const bitNatives: Natives = {
  'Int::to_be_bytes': toBytes(true),
  'Int::to_le_bytes': toBytes(false),
  'Int::from_be_bytes': fromBytes(true),
  'Int::from_le_bytes': fromBytes(false),
  'Int::checked_shl': shifting(true, 'checked'),
  'Int::checked_shr': shifting(false, 'checked'),
  'Int::wrapping_shl': shifting(true, 'wrapping'),
  'Int::wrapping_shr': shifting(false, 'wrapping'),
  'Int::count_ones': ofBits((bits) => bits.replaceAll('0', '').length),
  'Int::count_zeros': ofBits((bits) => bits.replaceAll('1', '').length),
  'Int::leading_zeros': ofBits((bits) => runLength(bits, '0')),
  'Int::leading_ones': ofBits((bits) => runLength(bits, '1')),
  'Int::trailing_zeros': ofBits((bits) => runLength(reversed(bits), '0')),
  'Int::trailing_ones': ofBits((bits) => runLength(reversed(bits), '1')),
  'Int::rotate_left': movingBits((bits, count) => rotated(bits, count)),
  'Int::rotate_right': movingBits((bits, count) => rotated(bits, -count)),
  'Int::reverse_bits': movingBits(reversed),
  'Int::swap_bytes': movingBits((bits) => (bits.match(/.{8}/g) ?? []).reverse().join('')),
}

const remainder: Division = (a, b) => a % b

/** A division that returns None for zero and for MIN by −1. */
const checkedDivision = (divide: Division) =>
  ofInteger((type, limits) => (left: Integer, right: Integer) => {
    if (BigInt(right) === 0n || !fits(sameKind(BigInt(left) / BigInt(right), type), limits)) return none()
    return some(sameKind(divide(BigInt(left), BigInt(right)), type))
  })

/** Whether a division overflows is the same for its remainder. */
const overflowingDivision = (divide: Division) =>
  ofInteger((_, { min }, call) => {
    const wrapping = dividing(divide, wrapped)(call) as (left: Integer, right: Integer) => Integer
    return (left: Integer, right: Integer) => [wrapping(left, right), Number(right) === -1 && left === min]
  })

function strictDivision(divide: Division, operator: '/' | '%' = '/'): Native {
  return (call) => {
    const overflowing = overflowingDivision(divide)(call) as (left: Integer, right: Integer) => [Integer, boolean]
    return (left: Integer, right: Integer) => {
      const [value, isOver] = overflowing(left, right)
      return isOver ? overflow(operator) : value
    }
  }
}

const DIVISIONS = { div: truncated, rem: remainder, div_euclid: euclidean, rem_euclid: euclideanRemainder }

const divisionNatives: Natives = Object.fromEntries(
  Object.entries(DIVISIONS).flatMap(([name, divide]) => [
    [`Int::overflowing_${name}`, overflowingDivision(divide)],
    [`Int::wrapping_${name}`, dividing(divide, wrapped)],
    [`Int::checked_${name}`, checkedDivision(divide)],
  ]),
)

function wholeRoot(value: bigint): bigint {
  let root = BigInt(Math.floor(Math.sqrt(Number(value))))
  while (root * root > value) root--
  while ((root + 1n) * (root + 1n) <= value) root++
  return root
}

/** Integer logarithm of a positive number. */
function wholeLog(value: bigint, base: bigint): number {
  let count = 0
  for (let rest = value / base; rest > 0n; rest /= base) count++
  return count
}

function logarithm(base: bigint | undefined, isChecked: boolean): Native {
  return () => (value: Integer, given: Integer) => {
    if (value <= 0) return isChecked ? none() : panic('argument of integer logarithm must be positive')
    if (base === undefined && given < 2) return panic('base of integer logarithm must be at least 2')
    const count = wholeLog(BigInt(value), base ?? BigInt(given))
    return isChecked ? some(count) : count
  }
}

const isPowerOfTwo = (value: Integer) => value > 0 && (BigInt(value) & (BigInt(value) - 1n)) === 0n

const nextPowerOfTwo = (value: Integer) => {
  const exponent = value <= 1 ? 0 : (BigInt(value) - 1n).toString(2).length
  return 1n << BigInt(exponent)
}

const fitting = (compute: (left: bigint, right: bigint) => bigint) =>
  ofInteger((type, limits) => (left: Integer, right: Integer) => {
    const value = sameKind(compute(BigInt(left), BigInt(right ?? 0)), type)
    return fits(value, limits) ? value : overflow('+')
  })

const notZero = (right: bigint) => (right === 0n ? divisionByZero('%') : right)

const otherSign = (type: IntegerName) => ((isSigned(type) ? 'u' : 'i') + type.slice(1)) as IntegerName

/** `cast_signed` and `cast_unsigned`: reinterpret the bits. */
const partner = ofInteger((type) => (value: Integer) => fromBits(BigInt(value), otherSign(type)))

const moduleConstants: Natives = Object.fromEntries(
  (Object.keys(INTEGER_BITS) as IntegerName[]).flatMap((type): [string, Native][] => [
    [`${type}::MIN`, () => () => limitsOf(type).min],
    [`${type}::MAX`, () => () => limitsOf(type).max],
  ]),
)

export const integerMathNatives: Natives = {
  ...moduleConstants,
  ...bitNatives,
  ...divisionNatives,
  'Int::BITS': ofInteger((type) => () => INTEGER_BITS[type]),
  'Int::min_value': integerNatives['Int::MIN']!,
  'Int::max_value': integerNatives['Int::MAX']!,
  'Int::div_euclid': strictDivision(euclidean),
  'Int::strict_div': strictDivision(truncated),
  'Int::strict_rem': strictDivision(remainder, '%'),
  'Int::strict_div_euclid': strictDivision(euclidean),
  'Int::saturating_div': dividing(truncated, (value, { max }) => (value > max ? max : value)),
  'Int::isqrt': ofInteger((type) => (value: Integer) => {
    if (value < 0) panic('argument of integer square root cannot be negative')
    return sameKind(wholeRoot(BigInt(value)), type)
  }),
  'Int::ilog': logarithm(undefined, false),
  'Int::ilog2': logarithm(2n, false),
  'Int::ilog10': logarithm(10n, false),
  'Int::checked_ilog2': logarithm(2n, true),
  'Int::checked_ilog10': logarithm(10n, true),
  'Int::midpoint': ofInteger((type) => (a: Integer, b: Integer) => sameKind((BigInt(a) + BigInt(b)) / 2n, type)),
  'Int::from_str_radix': ofInteger((type) => (text: string, radix: number) => {
    if (radix < 2 || radix > 36) panic('from_ascii_radix: radix must lie in the range `[2, 36]` - found ' + radix)
    return parsed(parseInteger(text, type, radix))
  }),
  'Signed::is_positive': () => (value: Integer) => value > 0,
  'Signed::is_negative': () => (value: Integer) => value < 0,
  'Signed::unsigned_abs': () => (value: Integer) => (value < 0 ? (typeof value === 'bigint' ? -value : -value) : value),
  'Signed::cast_unsigned': partner,
  'Unsigned::cast_signed': partner,
  'Unsigned::is_power_of_two': () => isPowerOfTwo,
  'Unsigned::next_power_of_two': fitting(nextPowerOfTwo),
  'Unsigned::checked_next_power_of_two': ofInteger(
    (type, limits) => (value: Integer) => someIfFitting(sameKind(nextPowerOfTwo(value), type), limits),
  ),
  'Unsigned::next_multiple_of': fitting((a, b) => ((a + notZero(b) - 1n) / b) * b),
  'Unsigned::is_multiple_of': () => (left: Integer, right: Integer) =>
    BigInt(right) === 0n ? BigInt(left) === 0n : BigInt(left) % BigInt(right) === 0n,
  'Unsigned::div_ceil': fitting((a, b) => (b === 0n ? divisionByZero('/') : (a + b - 1n) / b)),
  'Unsigned::checked_signed_diff': ofInteger((type) => {
    const limits = limitsOf(otherSign(type))
    return (left: Integer, right: Integer) => someIfFitting(sameKind(BigInt(left) - BigInt(right), type), limits)
  }),
}
