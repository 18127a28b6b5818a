import type { IntegerName, ScalarName } from '../../ir/program'

/** Bits of integer types; `usize` and `isize` have 32, as on the web. */
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

export function isInteger(name: ScalarName): name is IntegerName {
  return name in INTEGER_BITS
}

export function isSigned(name: IntegerName): boolean {
  return name.startsWith('i')
}

export function isWide(name: IntegerName): boolean {
  return INTEGER_BITS[name] > 32
}

export function numberRange(name: IntegerName): { min: number; max: number } {
  const values = 2 ** INTEGER_BITS[name]
  return isSigned(name) ? { min: -values / 2, max: values / 2 - 1 } : { min: 0, max: values - 1 }
}

export function wideRange(name: IntegerName): { min: bigint; max: bigint } {
  const values = 1n << BigInt(INTEGER_BITS[name])
  return isSigned(name) ? { min: -values / 2n, max: values / 2n - 1n } : { min: 0n, max: values - 1n }
}

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

export function wrapWide(name: IntegerName, value: bigint): bigint {
  const bits = INTEGER_BITS[name]
  return isSigned(name) ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value)
}

/** Correct even beyond 2^53. */
export function wrapProduct(name: IntegerName, left: number, right: number): number {
  return wrapNumber(name, Math.imul(left, right))
}

/** `value as target` between scalars; fieldless enums are cast like `isize`. */
export function cast(source: ScalarName, target: ScalarName): (value: never) => unknown {
  if (source === target) return (value: unknown) => value
  if (source === 'bool')
    return isWideName(target) ? (value: boolean) => BigInt(value) : (value: boolean) => Number(value)
  if (target === 'char') return (value: number) => value
  const from = source === 'char' ? 'u32' : source
  if (isInteger(from)) return isInteger(target) ? integerCast(from, target) : integerToFloat(from, target)
  return isInteger(target) ? floatToInteger(target) : target === 'f32' ? Math.fround : (value: number) => value
}

export function isWideName(name: ScalarName): boolean {
  return isInteger(name) && isWide(name)
}

function integerCast(source: IntegerName, target: IntegerName): (value: never) => unknown {
  if (isWide(target)) return (value: number | bigint) => wrapWide(target, BigInt(value))
  if (isWide(source)) return (value: bigint) => Number(wrapWide(target, value))
  return (value: number) => wrapNumber(target, value)
}

/** Rounds once; a 64-bit integer must not become an f64 on its way to f32. */
function integerToFloat(source: IntegerName, target: ScalarName): (value: never) => unknown {
  if (!isWide(source)) return target === 'f32' ? Math.fround : (value: number) => value
  return target === 'f32' ? wideToFloat32 : (value: bigint) => Number(value)
}

function wideToFloat32(value: bigint): number {
  const magnitude = value < 0n ? -value : value
  const extra = magnitude.toString(2).length - 50
  if (extra <= 0) return Math.fround(Number(value))
  // 50 bits suffice for one rounding if the last one is sticky
  const kept = magnitude >> BigInt(extra)
  const sticky = kept << BigInt(extra) === magnitude ? kept : kept | 1n
  const rounded = Math.fround(Number(sticky) * 2 ** extra)
  return value < 0n ? -rounded : rounded
}

/** Truncates, saturates, and maps NaN to 0. */
function floatToInteger(target: IntegerName): (value: never) => unknown {
  if (isWide(target)) {
    const { min, max } = wideRange(target)
    const [least, most] = [Number(min), Number(max)]
    return (value: number) => {
      if (value !== value) return 0n
      if (value >= most) return max
      return value <= least ? min : BigInt(Math.trunc(value))
    }
  }
  const { min, max } = numberRange(target)
  return (value: number) => {
    if (value !== value) return 0
    if (value >= max) return max
    return value <= min ? min : Math.trunc(value) + 0
  }
}
