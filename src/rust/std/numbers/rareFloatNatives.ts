import type { Native, Natives } from '../../values/native'
import {
  SMALLEST_DOUBLE,
  SMALLEST_SINGLE,
  isNegative,
  isSingle,
  operationNatives,
  roundingOf,
  withSign,
  type Operation,
} from './floatNatives'
import { selfScalar } from './selfScalar'

function roundTiesEven(value: number): number {
  const whole = Math.trunc(value)
  const rest = Math.abs(value - whole)
  const isUp = rest > 0.5 || (rest === 0.5 && whole % 2 !== 0)
  return isUp ? whole + Math.sign(value) : withSign(whole, value)
}

const operations: Record<string, Operation> = {
  round_ties_even: roundTiesEven,
  copysign: withSign,
  mul_add: (value, a, b) => value * a + b,
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

const stepwise: Parameters<typeof operationNatives>[1] = {
  log: (rounded) => (value, base) => rounded(rounded(Math.log(value)) / rounded(Math.log(base))),
  div_euclid: (rounded) => (left, right) => {
    const quotient = Math.trunc(rounded(left / right))
    return left % right < 0 ? rounded(right > 0 ? quotient - 1 : quotient + 1) : quotient
  },
}

/** An order of all floats: -0 before 0, NaN behind all others. */
function totalOrder(left: number, right: number): number {
  const rank = (value: number) => (Number.isNaN(value) ? 1 : 0)
  if (rank(left) !== rank(right)) return rank(left) - rank(right)
  if (left !== right) return left < right ? -1 : left > right ? 1 : 0
  return Number(isNegative(right)) - Number(isNegative(left))
}

const question =
  (answer: (value: number, isSingle: boolean) => boolean): Native =>
  (call) => {
    const single = isSingle(selfScalar(call))
    return (value: number) => answer(value, single)
  }

const view = new DataView(new ArrayBuffer(8))

function singleFromBits(bits: number): number {
  view.setUint32(0, bits)
  return view.getFloat32(0)
}

function singleBits(value: number): number {
  view.setFloat32(0, value)
  return view.getUint32(0)
}

function doubleFromBits(bits: bigint): number {
  view.setBigUint64(0, bits)
  return view.getFloat64(0)
}

function doubleBits(value: number): bigint {
  view.setFloat64(0, value)
  return view.getBigUint64(0)
}

/** What few programs need of floats. */
export const rareFloatNatives: Natives = {
  ...operationNatives(operations, stepwise),
  'Float::sin_cos': (call) => {
    const rounded = roundingOf(selfScalar(call))
    return (value: number) => [rounded(Math.sin(value)), rounded(Math.cos(value))]
  },
  'Float::is_nan': question(Number.isNaN),
  'Float::is_infinite': question((value) => Math.abs(value) === Infinity),
  'Float::is_finite': question(Number.isFinite),
  'Float::is_normal': question(
    (value, single) => Number.isFinite(value) && Math.abs(value) >= (single ? SMALLEST_SINGLE : SMALLEST_DOUBLE),
  ),
  'Float::is_sign_positive': question((value) => !isNegative(value)),
  'Float::is_sign_negative': question(isNegative),
  'Float::total_cmp': () => totalOrder,
  'f32::to_bits': () => singleBits,
  'f32::from_bits': () => singleFromBits,
  'f64::to_bits': () => doubleBits,
  'f64::from_bits': () => doubleFromBits,
}
