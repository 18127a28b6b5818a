import type { IntegerName, ScalarName } from '../../ir/program'

/** The bits of each integer type; `usize` and `isize` have 32, as on the web. */
export const INTEGER_BITS: Readonly<Record<IntegerName, number>> = {
  i8: 8,
  i16: 16,
  i32: 32,
  i64: 64,
  i128: 128,
  isize: 32,
  u8: 8,
  u16: 16,
  u32: 32,
  u64: 64,
  u128: 128,
  usize: 32,
}

/** Whether this scalar is an integer. */
export function isInteger(name: ScalarName): name is IntegerName {
  return name in INTEGER_BITS
}

/** Whether this integer has a sign. */
export function isSigned(name: IntegerName): boolean {
  return name.startsWith('i')
}

/** Whether values of the type are bigints. */
export function isWide(name: IntegerName): boolean {
  return INTEGER_BITS[name] > 32
}

/** The smallest and the largest value of an integer type of up to 32 bits. */
export function numberRange(name: IntegerName): { min: number; max: number } {
  const values = 2 ** INTEGER_BITS[name]
  return isSigned(name) ? { min: -values / 2, max: values / 2 - 1 } : { min: 0, max: values - 1 }
}

/** The smallest and the largest value of any integer type. */
export function wideRange(name: IntegerName): { min: bigint; max: bigint } {
  const values = 1n << BigInt(INTEGER_BITS[name])
  return isSigned(name) ? { min: -values / 2n, max: values / 2n - 1n } : { min: 0n, max: values - 1n }
}

/** A whole number of up to 53 bits, cut to the bits of a type of up to 32. */
export function wrapNumber(name: IntegerName, value: number): number {
  switch (INTEGER_BITS[name]) {
    case 8:
      return isSigned(name) ? (value << 24) >> 24 : value & 0xff
    case 16:
      return isSigned(name) ? (value << 16) >> 16 : value & 0xffff
    default:
      return isSigned(name) ? value | 0 : value >>> 0
  }
}

/** A whole number of any length, cut to the bits of a type. */
export function wrapWide(name: IntegerName, value: bigint): bigint {
  const bits = INTEGER_BITS[name]
  return isSigned(name) ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value)
}

/** The product of two 32-bit integers, cut to the bits of the type: beyond 2^53 a host product is not exact. */
export function wrapProduct(name: IntegerName, left: number, right: number): number {
  return wrapNumber(name, Math.imul(left, right))
}
