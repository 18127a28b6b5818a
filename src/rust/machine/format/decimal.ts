/** The digits of a number and where its point stands: 0.digits · 10^point. Zero has the digit 0 and the point 1. */
export type Decimal = { digits: string; point: number }

/** The fewest digits that read back as the same float of its own width; the value is finite and not negative. */
export function shortestDecimal(value: number, isSingle: boolean): Decimal {
  return isSingle ? shortestSingle(value) : decimalOf(value.toExponential())
}

/** Below it an f32 has fewer digits than others. */
const SMALLEST_NORMAL = 2 ** -126

/** An f32 is found by trying, because the host knows only the digits of an f64. */
function shortestSingle(value: number): Decimal {
  // up to six digits survive in an f32, so that fewer ones are these without the zeros at their end
  for (let count = value < SMALLEST_NORMAL ? 0 : 5; count < 9; count++) {
    const decimal = decimalOf(value.toExponential(count))
    if (readsBack(decimal, value)) return withoutZeros(decimal)
    // below a power of two the floats lie closer, so that a number with as many digits may lie above only
    const above = { ...decimal, digits: String(BigInt(decimal.digits) + 1n) }
    if (isPowerOfTwo(value) && readsBack(above, value)) return withoutZeros(above)
  }
  return decimalOf(value.toExponential())
}

function withoutZeros({ digits, point }: Decimal): Decimal {
  return { digits: digits.replace(/(?!^)0+$/, ''), point }
}

function readsBack({ digits, point }: Decimal, value: number): boolean {
  return Math.fround(Number(`${digits}e${point - digits.length}`)) === value
}

function isPowerOfTwo(value: number): boolean {
  return Number.isInteger(Math.log2(value))
}

function decimalOf(exponential: string): Decimal {
  const [mantissa = '', exponent] = exponential.split('e')
  return { digits: mantissa.replace('.', ''), point: Number(exponent) + 1 }
}

/** The digits in front of and behind the point, rounded from the exact binary value, ties to even. */
export function fixedText(value: number, fractionDigits: number): string {
  // the host is exact but for ties, and a tie is a whole number of such halves
  const isTie = !Number.isInteger(value) && Number.isInteger(value * 2 ** (fractionDigits + 1))
  if (fractionDigits <= 100 && value < 1e21 && !isTie) return value.toFixed(fractionDigits)
  // no float has more digits behind its point
  const count = Math.min(fractionDigits, 1074)
  const digits = scaledBy(value, count)
    .toString()
    .padStart(count + 1, '0')
  const whole = digits.slice(0, digits.length - count)
  const fraction = digits.slice(digits.length - count).padEnd(fractionDigits, '0')
  return fractionDigits > 0 ? `${whole}.${fraction}` : whole
}

/** So many digits of a float, rounded from the exact binary value, ties to even. */
export function roundedDecimal(value: number, count: number): Decimal {
  if (value === 0) return { digits: '0'.repeat(count), point: 1 }
  const kept = Math.min(count, 800)
  let point = decimalOf(value.toExponential()).point
  let digits = scaledBy(value, kept - point).toString()
  if (digits.length < kept) digits = scaledBy(value, kept - --point).toString()
  if (digits.length > kept) point++
  return { digits: digits.slice(0, kept).padEnd(count, '0'), point }
}

/** value · 10^power as a whole number, ties to even. */
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
