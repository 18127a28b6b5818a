import { floatDebugText } from '../../format/numberText'
import type { Native, Natives } from '../../values/native'
import { panic } from '../../values/budget'
import { selfScalar } from './exact'

type Operation = (a: number, b: number, c: number) => number

const isNegative = (value: number) => value < 0 || Object.is(value, -0)

const withSign = (value: number, sign: number) => (isNegative(sign) === isNegative(value) ? value : -value)

/** Rounds half away from zero. */
function round(value: number): number {
  const whole = Math.trunc(value)
  return Math.abs(value - whole) >= 0.5 ? whole + Math.sign(value) : withSign(whole, value)
}

/** Squares repeatedly and rounds each step. */
function powi(base: number, exponent: number, rounded: (value: number) => number): number {
  let [result, square, rest] = [1, base, Math.abs(exponent)]
  for (;;) {
    if (rest % 2 === 1) result = rounded(result * square)
    rest = Math.floor(rest / 2)
    if (rest === 0) return exponent < 0 ? rounded(1 / result) : result
    square = rounded(square * square)
  }
}

/** Ignores NaN. */
function pick(choose: (a: number, b: number) => number): Operation {
  return (a, b) => (Number.isNaN(a) ? b : Number.isNaN(b) ? a : choose(a, b))
}

function roundTiesEven(value: number): number {
  const whole = Math.trunc(value)
  const rest = Math.abs(value - whole)
  const isUp = rest > 0.5 || (rest === 0.5 && whole % 2 !== 0)
  return isUp ? whole + Math.sign(value) : withSign(whole, value)
}

/** Computed in f64 and rounded once. */
const operations: Record<string, Operation> = {
  floor: Math.floor,
  ceil: Math.ceil,
  round,
  trunc: Math.trunc,
  fract: (value) => value - Math.trunc(value),
  abs: Math.abs,
  signum: (value) => (Number.isNaN(value) ? value : isNegative(value) ? -1 : 1),
  powf: (value, exponent) => (value === 1 ? 1 : value === -1 && !Number.isFinite(exponent) ? 1 : value ** exponent),
  sqrt: Math.sqrt,
  hypot: (a, b) => Math.hypot(a, b),
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  atan2: Math.atan2,
  max: pick(Math.max),
  min: pick(Math.min),
  round_ties_even: roundTiesEven,
  copysign: withSign,
  mul_add: fused,
  cbrt: Math.cbrt,
  exp: Math.exp,
  exp2: (value) => 2 ** value,
  exp_m1: Math.expm1,
  ln: Math.log,
  ln_1p: Math.log1p,
  log2: Math.log2,
  log10: Math.log10,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  asinh: Math.asinh,
  acosh: Math.acosh,
  atanh: Math.atanh,
  recip: (value) => 1 / value,
  midpoint: (a, b) => (a + b) / 2,
}

type Stepwise = (rounded: (value: number) => number) => Operation

/** Computed in several steps, each of which is rounded. */
const stepwise: Record<string, Stepwise> = {
  powi: (rounded) => (value, exponent) => powi(value, exponent, rounded),
  rem_euclid: (rounded) => (left, right) => {
    const rest = left % right
    return rest < 0 ? rounded(rest + Math.abs(right)) : rest
  },
  log: (rounded) => (value, base) => rounded(rounded(Math.log(value)) / rounded(Math.log(base))),
  div_euclid: (rounded) => (left, right) => {
    const quotient = Math.trunc(rounded(left / right))
    return left % right < 0 ? rounded(right > 0 ? quotient - 1 : quotient + 1) : quotient
  },
}

const isSingle = (name: string) => name === 'f32'

/** A native of the float type `Self`, which rounds to it. */
function ofFloat(make: (rounded: (value: number) => number) => (...args: number[]) => unknown): Native {
  return (call) => make(isSingle(selfScalar(call)) ? Math.fround : (value) => value)
}

function rounding(operation: Operation): Native {
  return (call) =>
    isSingle(selfScalar(call)) ? (a: number, b: number, c: number) => Math.fround(operation(a, b, c)) : operation
}

const SMALLEST_SINGLE = 2 ** -126
const SMALLEST_DOUBLE = 2 ** -1022
const LARGEST_SINGLE = 3.4028234663852886e38

const limits: Record<string, [single: number, double: number]> = {
  MAX: [LARGEST_SINGLE, Number.MAX_VALUE],
  MIN: [-LARGEST_SINGLE, -Number.MAX_VALUE],
  MIN_POSITIVE: [SMALLEST_SINGLE, SMALLEST_DOUBLE],
  EPSILON: [2 ** -23, Number.EPSILON],
  INFINITY: [Infinity, Infinity],
  NEG_INFINITY: [-Infinity, -Infinity],
  NAN: [NaN, NaN],
}

const consts: Record<string, number> = {
  PI: Math.PI,
  TAU: 2 * Math.PI,
  E: Math.E,
  SQRT_2: Math.SQRT2,
  LN_2: Math.LN2,
  LN_10: Math.LN10,
  FRAC_1_SQRT_2: Math.SQRT1_2,
  FRAC_1_PI: 1 / Math.PI,
  FRAC_2_PI: 2 / Math.PI,
  FRAC_PI_2: Math.PI / 2,
  FRAC_PI_3: 1.0471975511965979,
  FRAC_PI_4: Math.PI / 4,
  FRAC_PI_6: 0.5235987755982989,
  FRAC_PI_8: Math.PI / 8,
}

const constantNatives: Natives = Object.fromEntries([
  ...Object.entries(limits).flatMap(([name, [single, double]]): [string, Native][] => [
    [`Float::${name}`, (call) => () => (isSingle(selfScalar(call)) ? single : double)],
    [`f32::${name}`, () => () => single],
    [`f64::${name}`, () => () => double],
  ]),
  ...Object.entries(consts).flatMap(([name, value]): [string, Native][] => [
    [`f32::consts::${name}`, () => () => Math.fround(value)],
    [`f64::consts::${name}`, () => () => value],
  ]),
])

const operationNatives: Natives = Object.fromEntries([
  ...Object.entries(operations).map(([name, operation]) => [`Float::${name}`, rounding(operation)] as const),
  ...Object.entries(stepwise).map(([name, make]) => [`Float::${name}`, ofFloat(make)] as const),
])

const HALF_TURN = 180

/** f32 constants are rounded before use. */
const degrees = (isToDegrees: boolean) =>
  ofFloat((rounded) => {
    const factor = isToDegrees ? rounded(HALF_TURN / Math.PI) : rounded(rounded(Math.PI) / HALF_TURN)
    return (value) => rounded(value * factor)
  })

/** Total order: -0 before 0, NaN last. */
function totalOrder(left: number, right: number): number {
  const rank = (value: number) => (Number.isNaN(value) ? 1 : 0)
  if (rank(left) !== rank(right)) return rank(left) - rank(right)
  if (left !== right) return left < right ? -1 : left > right ? 1 : 0
  return Number(isNegative(right)) - Number(isNegative(left))
}

function question(answer: (value: number, isSingle: boolean) => boolean): Native {
  return (call) => {
    const single = isSingle(selfScalar(call))
    return (value: number) => answer(value, single)
  }
}

const view = new DataView(new ArrayBuffer(8))

export const floatNatives: Natives = {
  ...constantNatives,
  ...operationNatives,
  'Float::to_degrees': degrees(true),
  'Float::to_radians': degrees(false),
  'Float::clamp': (call) => {
    const name = selfScalar(call)
    const text = (value: number) =>
      (isNegative(value) ? '-' : '') + floatDebugText(Math.abs(value), isSingle(name), undefined)
    return (value: number, min: number, max: number) => {
      if (!(min <= max)) panic(`min > max, or either was NaN. min = ${text(min)}, max = ${text(max)}`)
      return value < min ? min : value > max ? max : value
    }
  },
  'Float::sin_cos': ofFloat((rounded) => (value) => [rounded(Math.sin(value)), rounded(Math.cos(value))]),
  'Float::is_nan': question(Number.isNaN),
  'Float::is_infinite': question((value) => Math.abs(value) === Infinity),
  'Float::is_finite': question(Number.isFinite),
  'Float::is_normal': question(
    (value, single) => Number.isFinite(value) && Math.abs(value) >= (single ? SMALLEST_SINGLE : SMALLEST_DOUBLE),
  ),
  'Float::is_sign_positive': question((value) => !isNegative(value)),
  'Float::is_sign_negative': question(isNegative),
  'Float::total_cmp': () => totalOrder,
  'f32::to_bits': () => (value: number) => {
    view.setFloat32(0, value)
    return view.getUint32(0)
  },
  'f32::from_bits': () => (value: number) => {
    view.setUint32(0, value)
    return view.getFloat32(0)
  },
  'f64::to_bits': () => (value: number) => {
    view.setFloat64(0, value)
    return view.getBigUint64(0)
  },
  'f64::from_bits': () => (value: bigint) => {
    view.setBigUint64(0, value)
    return view.getFloat64(0)
  },
}

/** `a * b + c`, rounded once: adds the product's rounding error. */
function fused(a: number, b: number, c: number): number {
  const product = a * b
  const sum = product + c
  if (!Number.isFinite(sum) || Math.abs(a) > 1e150 || Math.abs(b) > 1e150) return sum
  const [highA, highB] = [highHalf(a), highHalf(b)]
  const [lowA, lowB] = [a - highA, b - highB]
  const lost = highA * highB - product + highA * lowB + lowA * highB + lowA * lowB
  const added = sum - product
  return sum + (product - (sum - added) + (c - added) + lost)
}

/** The upper half of a number's digits; products of halves are exact. */
function highHalf(value: number): number {
  const scaled = value * 134217729
  return scaled - (scaled - value)
}
