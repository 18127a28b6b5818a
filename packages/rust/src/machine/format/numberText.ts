/** Formats an unsigned float with `{}`, without exponent. */
export function floatText(value: number, isSingle: boolean, precision: number | undefined): string {
  if (!Number.isFinite(value)) return specialText(value)
  return precision === undefined ? plainText(shortestDecimal(value, isSingle)) : fixedText(value, precision)
}

/**
 * Formats an unsigned float with `{:?}`: at least one fraction digit, and an exponent for very small and large values.
 */
export function floatDebugText(value: number, isSingle: boolean, precision: number | undefined): string {
  if (!Number.isFinite(value)) return specialText(value)
  if (precision !== undefined) return fixedText(value, precision)
  const least = isSingle ? Math.fround(1e-4) : 1e-4
  if (value !== 0 && (value < least || value >= 1e16)) return floatExponentText(value, isSingle, undefined)
  const text = plainText(shortestDecimal(value, isSingle))
  return text.includes('.') ? text : text + '.0'
}

/** Formats an unsigned float with `{:e}`. */
export function floatExponentText(value: number, isSingle: boolean, precision: number | undefined): string {
  if (!Number.isFinite(value)) return specialText(value)
  return exponentText(precision === undefined ? shortestDecimal(value, isSingle) : roundedDecimal(value, precision + 1))
}

/** Omits trailing zeros. */
export function integerExponentText(text: string, precision: number | undefined): string {
  const digits = text.replace(/0+$/, '') || '0'
  const decimal = { digits, point: text.length }
  return exponentText(precision === undefined ? decimal : roundedTo(decimal, precision + 1))
}

const specialText = (value: number) => (Number.isNaN(value) ? 'NaN' : 'inf')

function plainText({ digits, point }: Decimal): string {
  if (point <= 0) return '0.' + '0'.repeat(-point) + digits
  if (point >= digits.length) return digits + '0'.repeat(point - digits.length)
  return digits.slice(0, point) + '.' + digits.slice(point)
}

function exponentText({ digits, point }: Decimal): string {
  return `${digits[0]}${digits.length > 1 ? '.' : ''}${digits.slice(1)}e${point - 1}`
}

function roundedTo({ digits, point }: Decimal, count: number): Decimal {
  if (digits.length <= count) return { digits: digits.padEnd(count, '0'), point }
  const rest = digits.slice(count)
  const kept = BigInt(digits.slice(0, count))
  const isTie = /^50*$/.test(rest)
  const rounded = String((isTie ? kept % 2n === 1n : rest >= '5') ? kept + 1n : kept)
  return { digits: rounded.slice(0, count), point: point + rounded.length - count }
}

/** Digits and decimal point: 0.digits · 10^point. Zero has digit 0 and point 1. */
type Decimal = { digits: string; point: number }

/** The fewest digits that round-trip; the value is finite and not negative. */
export function shortestDecimal(value: number, isSingle: boolean): Decimal {
  return isSingle ? shortestSingle(value) : decimalOf(value.toExponential())
}

/** The smallest normal f32; subnormal ones have fewer digits. */
const SMALLEST_NORMAL = 2 ** -126

/** By trial, because JavaScript only has the shortest digits of an f64. */
function shortestSingle(value: number): Decimal {
  // f32 preserves six digits, so shorter results are these without trailing zeros
  for (let count = value < SMALLEST_NORMAL ? 0 : 5; count < 9; count++) {
    const decimal = decimalOf(value.toExponential(count))
    if (readsBack(decimal, value)) return withoutZeros(decimal)
    // Below a power of two, floats are denser, and only the next number may have the shortest digits
    const above = { ...decimal, digits: String(BigInt(decimal.digits) + 1n) }
    if (Number.isInteger(Math.log2(value)) && readsBack(above, value)) return withoutZeros(above)
  }
  return decimalOf(value.toExponential())
}

function withoutZeros({ digits, point }: Decimal): Decimal {
  return { digits: digits.replace(/(?!^)0+$/, ''), point }
}

function readsBack({ digits, point }: Decimal, value: number): boolean {
  return Math.fround(Number(`${digits}e${point - digits.length}`)) === value
}

function decimalOf(exponential: string): Decimal {
  const [mantissa = '', exponent] = exponential.split('e')
  return { digits: mantissa.replace('.', ''), point: Number(exponent) + 1 }
}

/** A fixed number of fraction digits, rounded from the exact value, ties to even. */
export function fixedText(value: number, fractionDigits: number): string {
  // JavaScript is exact except for ties, which are integers in units of such halves
  const isTie = !Number.isInteger(value) && Number.isInteger(value * 2 ** (fractionDigits + 1))
  if (fractionDigits <= 100 && value < 1e21 && !isTie) return value.toFixed(fractionDigits)
  // No float has more fraction digits
  const count = Math.min(fractionDigits, 1074)
  const digits = scaledBy(value, count)
    .toString()
    .padStart(count + 1, '0')
  const whole = digits.slice(0, digits.length - count)
  const fraction = digits.slice(digits.length - count).padEnd(fractionDigits, '0')
  return fractionDigits > 0 ? `${whole}.${fraction}` : whole
}

/** A number of significant digits, rounded from the exact value, ties to even. */
export function roundedDecimal(value: number, count: number): Decimal {
  if (value === 0) return { digits: '0'.repeat(count), point: 1 }
  const kept = Math.min(count, 800)
  let point = decimalOf(value.toExponential()).point
  let digits = scaledBy(value, kept - point).toString()
  if (digits.length < kept) digits = scaledBy(value, kept - --point).toString()
  if (digits.length > kept) point++
  return { digits: digits.slice(0, kept).padEnd(count, '0'), point }
}

/** value · 10^power as an integer, rounded, ties to even. */
function scaledBy(value: number, power: number): bigint {
  const { mantissa, exponent } = binaryOf(value)
  const numerator = mantissa * 10n ** BigInt(Math.max(power, 0)) * 2n ** BigInt(Math.max(exponent, 0))
  const denominator = 10n ** BigInt(Math.max(-power, 0)) * 2n ** BigInt(Math.max(-exponent, 0))
  const quotient = numerator / denominator
  const doubledRest = (numerator - quotient * denominator) * 2n
  const isUp = doubledRest > denominator || (doubledRest === denominator && quotient % 2n === 1n)
  return isUp ? quotient + 1n : quotient
}

/** value = mantissa · 2^exponent. */
function binaryOf(value: number): { mantissa: bigint; exponent: number } {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  const bits = view.getBigUint64(0)
  const biased = Number(bits >> 52n)
  const fraction = bits & ((1n << 52n) - 1n)
  return biased === 0
    ? { mantissa: fraction, exponent: -1074 }
    : { mantissa: fraction | (1n << 52n), exponent: biased - 1075 }
}
