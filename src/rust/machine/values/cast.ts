import type { IntegerName, ScalarName } from '../../ir/program'
import { isInteger, isWide, numberRange, wideRange, wrapNumber, wrapWide } from './integer'

/** The function behind `value as target` between scalar types; an enum without fields casts as an `isize`. */
export function cast(source: ScalarName, target: ScalarName): (value: never) => unknown {
  if (source === target) return (value: unknown) => value
  if (source === 'bool')
    return isWideName(target) ? (value: boolean) => BigInt(value) : (value: boolean) => Number(value)
  if (target === 'char') return (value: number) => value
  const from = source === 'char' ? 'u32' : source
  if (isInteger(from)) return isInteger(target) ? integerCast(from, target) : integerToFloat(from, target)
  return isInteger(target) ? floatToInteger(target) : target === 'f32' ? Math.fround : (value: number) => value
}

function isWideName(name: ScalarName): boolean {
  return isInteger(name) && isWide(name)
}

function integerCast(source: IntegerName, target: IntegerName): (value: never) => unknown {
  if (isWide(target)) return (value: number | bigint) => wrapWide(target, BigInt(value))
  if (isWide(source)) return (value: bigint) => Number(wrapWide(target, value))
  return (value: number) => wrapNumber(target, value)
}

/** Rounds once, to the nearest; a 64-bit integer must not pass through f64 on its way to f32. */
function integerToFloat(source: IntegerName, target: ScalarName): (value: never) => unknown {
  if (!isWide(source)) return target === 'f32' ? Math.fround : (value: number) => value
  return target === 'f32' ? wideToFloat32 : (value: bigint) => Number(value)
}

function wideToFloat32(value: bigint): number {
  const magnitude = value < 0n ? -value : value
  const extra = magnitude.toString(2).length - 50
  if (extra <= 0) return Math.fround(Number(value))
  // 50 bits are enough for one rounding when the last one remembers whether anything was cut off
  const kept = magnitude >> BigInt(extra)
  const sticky = kept << BigInt(extra) === magnitude ? kept : kept | 1n
  const rounded = Math.fround(Number(sticky) * 2 ** extra)
  return value < 0n ? -rounded : rounded
}

/** Truncates, saturates, and makes 0 of NaN. */
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
