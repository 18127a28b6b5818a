import type { IntegerName } from '../../../ir/program'
import { isSigned } from '../../values/integer'
import { err, ok } from '../../values/value'
import { fits, fromBits, limitsOf, type Integer } from './exact'

/** Variants of `IntErrorKind` and `FloatErrorKind`, by index. */
const EMPTY = 0
const INVALID_DIGIT = 1
const TOO_LARGE = 2
const TOO_SMALL = 3
const INVALID_FLOAT = 1

type Failed = { error: number }

/** A `Result` of parsing. */
export const parsed = (value: Integer | Failed) => (typeof value === 'object' ? err([value.error]) : ok(value))

/** The radix for characters that are no digits. */
export const digitWorth = (char: string, radix: number) => (/^[0-9a-z]$/i.test(char) ? parseInt(char, 36) : radix)

/** Returns the kind of error on failure. */
export function parseInteger(text: string, type: IntegerName, radix = 10): Integer | Failed {
  if (text === '') return { error: EMPTY }
  const isNegative = text.startsWith('-') && isSigned(type)
  const digits = isNegative || text.startsWith('+') ? text.slice(1) : text
  if (digits === '') return { error: INVALID_DIGIT }
  const limits = limitsOf(type)
  let value = 0n
  // The first error counts, whether an invalid digit or an overflow
  for (const digit of digits) {
    const worth = digitWorth(digit, radix)
    if (worth >= radix) return { error: INVALID_DIGIT }
    value = value * BigInt(radix) + BigInt(isNegative ? -worth : worth)
    if (!fits(value, limits)) return { error: isNegative ? TOO_SMALL : TOO_LARGE }
  }
  return fromBits(value, type)
}

const FLOAT = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const SPECIAL = /^([+-]?)(inf|infinity|nan)$/i

/** Parses a float: optional sign and exponent, `inf` and `NaN` in any case, no whitespace. */
export function parseFloatText(text: string): number | Failed {
  if (text === '') return { error: EMPTY }
  const special = SPECIAL.exec(text)
  if (special) {
    if (special[2]!.toLowerCase() === 'nan') return NaN
    return special[1] === '-' ? -Infinity : Infinity
  }
  return FLOAT.test(text) ? Number(text) : { error: INVALID_FLOAT }
}
