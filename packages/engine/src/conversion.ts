import { cast } from 'rust/machine'

/** 64-bit integers are bigint, all others number. */
export type Num = number | bigint

/** Rounds toward zero; undefined if it does not fit into an `i32`. */
export const toI32 = (value: Num) => whole(value, -0x80000000, 0x7fffffff)

/** Rounds toward zero; undefined if it does not fit into a `u32`. */
export const toU32 = (value: Num) => whole(value, 0, 0xffffffff)

function whole(value: Num, min: number, max: number): number | undefined {
  // + 0 normalizes −0
  const cut = Math.trunc(Number(value)) + 0
  return cut >= min && cut <= max ? cut : undefined
}

const wideToF32 = cast('i128', 'f32') as (value: bigint) => number

export const toF32 = (value: Num) => (typeof value === 'number' ? Math.fround(value) : wideToF32(value))

/** `value as i32` of a float: rounds toward zero, saturates, and turns NaN into 0. */
export const castToI32 = cast('f64', 'i32') as (value: number) => number

export const castToU32 = cast('f64', 'u32') as (value: number) => number

/** Rounds halves away from zero, like `f32::round`. */
export const roundAway = (value: number) => Math.sign(value) * Math.floor(Math.abs(value) + 0.5)
