import { cast } from 'rust/machine'

/** 64-bit integers are bigint, all others number. */
export type Num = number | bigint

/** Truncates; undefined if it does not fit an `i32`. */
export const toI32 = (value: Num) => whole(value, -0x80000000, 0x7fffffff)

/** Truncates; undefined if it does not fit a `u32`. */
export const toU32 = (value: Num) => whole(value, 0, 0xffffffff)

function whole(value: Num, min: number, max: number): number | undefined {
  // + 0 normalizes −0
  const cut = Math.trunc(Number(value)) + 0
  return cut >= min && cut <= max ? cut : undefined
}

const wideToF32 = cast('i128', 'f32') as (value: bigint) => number

/** The nearest `f32`. */
export const toF32 = (value: Num) => (typeof value === 'number' ? Math.fround(value) : wideToF32(value))

/** `value as i32` of a float: truncates, saturates, and 0 for NaN. */
export const castToI32 = cast('f64', 'i32') as (value: number) => number

/** `value as u32` of a float. */
export const castToU32 = cast('f64', 'u32') as (value: number) => number

/** Rounds halves away from zero, like `f32::round`. */
export const roundAway = (value: number) => Math.sign(value) * Math.floor(Math.abs(value) + 0.5)
