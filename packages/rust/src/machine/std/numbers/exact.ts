import type { IntegerName, ScalarName } from '../../../ir/program'
import {
  INTEGER_BITS,
  isInteger,
  isWide,
  numberRange,
  wideRange,
  wrapNumber,
  wrapProduct,
  wrapWide,
} from '../../values/integer'
import type { NativeCall } from '../../values/native'

export type Integer = number | bigint

/** The exact result, and its bits within the type. */
type Exact = {
  result: (left: Integer, right: Integer) => Integer
  wrapped: (left: Integer, right: Integer) => Integer
}

export type ExactName = 'add' | 'sub' | 'mul' | 'neg' | 'abs' | 'pow'

/** Computes with numbers up to 32 bits, with bigints beyond. */
export function exact(name: ExactName, type: IntegerName): Exact {
  return isWide(type) ? wideExact(name, type) : narrowExact(name, type)
}

function narrowExact(name: ExactName, type: IntegerName): Exact {
  const result = narrowResults[name] as Exact['result']
  if (name === 'mul') return { result, wrapped: (a, b) => wrapProduct(type, a as number, b as number) }
  if (name === 'pow')
    return { result, wrapped: (a, b) => power(a, b, 1, (x, y) => wrapProduct(type, x as number, y as number)) }
  return { result, wrapped: (a, b) => wrapNumber(type, result(a, b) as number) }
}

const narrowResults: Record<ExactName, (left: number, right: number) => number> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  // An inexact product does not fit into 32 bits either
  mul: (a, b) => a * b + 0,
  neg: (a) => 0 - a,
  abs: (a) => Math.abs(a),
  pow: (a, b) => a ** b,
}

const wideResults: Record<Exclude<ExactName, 'pow'>, (left: bigint, right: bigint) => bigint> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  neg: (a) => -a,
  abs: (a) => (a < 0n ? -a : a),
}

/** Out of range for every type. */
const TOO_LARGE = 1n << 130n

function wideExact(name: ExactName, type: IntegerName): Exact {
  if (name === 'pow') {
    return {
      result: (a, b) => widePower(a as bigint, b as number),
      wrapped: (a, b) => power(a, b, 1n, (x, y) => wrapWide(type, (x as bigint) * (y as bigint))),
    }
  }
  const result = wideResults[name] as Exact['result']
  return { result, wrapped: (a, b) => wrapWide(type, result(a, b) as bigint) }
}

function widePower(base: bigint, exponent: number): bigint {
  if (base >= -1n && base <= 1n) return exponent === 0 ? 1n : base ** BigInt(1 + ((exponent + 1) % 2))
  if (exponent >= 128) return base < 0n && exponent % 2 === 1 ? -TOO_LARGE : TOO_LARGE
  return base ** BigInt(exponent)
}

function power(base: Integer, exponent: Integer, one: Integer, times: (a: Integer, b: Integer) => Integer): Integer {
  let [result, square] = [one, base]
  for (let rest = exponent as number; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = times(result, square)
    square = times(square, square)
  }
  return result
}

export type Limits = { min: Integer; max: Integer }

export function limitsOf(type: IntegerName): Limits {
  return isWide(type) ? wideRange(type) : numberRange(type)
}

export function fits(value: Integer, { min, max }: Limits): boolean {
  return value >= min && value <= max
}

export function bitsOf(value: Integer, type: IntegerName): bigint {
  return BigInt.asUintN(INTEGER_BITS[type], BigInt(value))
}

export function fromBits(bits: bigint, type: IntegerName): Integer {
  return isWide(type) ? wrapWide(type, bits) : Number(wrapWide(type, bits))
}

export function selfScalar({ generic }: NativeCall): ScalarName {
  const self = generic('Self')
  return self.kind === 'scalar' ? self.name : 'i32'
}

export function selfInteger(call: NativeCall): IntegerName {
  const name = selfScalar(call)
  return isInteger(name) ? name : 'i32'
}
