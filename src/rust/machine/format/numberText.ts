import { fixedText, roundedDecimal, shortestDecimal } from './decimal'
import type { Decimal } from './decimal'

/** A float without its sign as `{}` shows it: never with an exponent. */
export function floatText(value: number, isSingle: boolean, precision: number | undefined): string {
  const special = specialText(value)
  if (special) return special
  return precision === undefined ? plainText(shortestDecimal(value, isSingle)) : fixedText(value, precision)
}

/** A float without its sign as `{:?}` shows it: at least one digit behind the point, very small and large ones with an exponent. */
export function floatDebugText(value: number, isSingle: boolean, precision: number | undefined): string {
  const special = specialText(value)
  if (special) return special
  if (precision !== undefined) return fixedText(value, precision)
  const least = isSingle ? Math.fround(1e-4) : 1e-4
  if (value !== 0 && (value < least || value >= 1e16)) return floatExponentText(value, isSingle, undefined)
  const text = plainText(shortestDecimal(value, isSingle))
  return text.includes('.') ? text : text + '.0'
}

/** A float without its sign as `{:e}` shows it. */
export function floatExponentText(value: number, isSingle: boolean, precision: number | undefined): string {
  const special = specialText(value)
  if (special) return special
  return exponentText(precision === undefined ? shortestDecimal(value, isSingle) : roundedDecimal(value, precision + 1))
}

/** The digits of a whole number as `{:e}` shows them: without the zeros at its end. */
export function integerExponentText(text: string, precision: number | undefined): string {
  const digits = text.replace(/0+$/, '') || '0'
  const decimal = { digits, point: text.length }
  return exponentText(precision === undefined ? decimal : roundedTo(decimal, precision + 1))
}

function specialText(value: number): string | undefined {
  return Number.isNaN(value) ? 'NaN' : value === Infinity ? 'inf' : undefined
}

function plainText({ digits, point }: Decimal): string {
  if (point <= 0) return '0.' + '0'.repeat(-point) + digits
  if (point >= digits.length) return digits + '0'.repeat(point - digits.length)
  return digits.slice(0, point) + '.' + digits.slice(point)
}

function exponentText({ digits, point }: Decimal): string {
  return `${digits[0]}${digits.length > 1 ? '.' : ''}${digits.slice(1)}e${point - 1}`
}

/** Ties to even. */
function roundedTo({ digits, point }: Decimal, count: number): Decimal {
  if (digits.length <= count) return { digits: digits.padEnd(count, '0'), point }
  const rest = digits.slice(count)
  const kept = BigInt(digits.slice(0, count))
  const isTie = /^50*$/.test(rest)
  const rounded = String((isTie ? kept % 2n === 1n : rest >= '5') ? kept + 1n : kept)
  return { digits: rounded.slice(0, count), point: point + rounded.length - count }
}
