/** A number of a program: 64-bit integers are exact, all others plain. */
export type Num = number | bigint

/** The whole number that is left without the fraction, or undefined where it does not fit an `i32`. */
export const toI32 = (value: Num) => whole(value, -0x80000000, 0x7fffffff)

/** The whole number that is left without the fraction, or undefined where it does not fit a `u32`. */
export const toU32 = (value: Num) => whole(value, 0, 0xffffffff)

function whole(value: Num, min: number, max: number): number | undefined {
  // Adding 0 turns the host's -0 into the 0 of integers.
  const cut = Math.trunc(Number(value)) + 0
  if (cut >= min && cut <= max) return cut
}

/** The nearest `f32`. */
export function toF32(value: Num): number {
  if (typeof value === 'number') return Math.fround(value)
  const size = value < 0n ? -value : value
  if (size < 1n << 53n) return Math.fround(Number(value))
  // Rounded once: what lies too low for an f64 only says that there is something.
  const low = size & 0xfffn
  const exact = Number(size - low + (low === 0n ? 0n : 1n << 12n))
  return Math.fround(value < 0n ? -exact : exact)
}

/** `value as i32` of a float: cut, moved to the ends where it does not fit, 0 for NaN. */
export const castToI32 = (value: number) => saturated(value, -0x80000000, 0x7fffffff)

/** `value as u32` of a float. */
export const castToU32 = (value: number) => saturated(value, 0, 0xffffffff)

/** Cuts a float and moves it between two whole numbers; NaN is 0. */
export const saturated = (value: number, min: number, max: number) =>
  Number.isNaN(value) ? 0 : Math.min(max, Math.max(min, Math.trunc(value) + 0)) + 0

/** The nearest whole number; a half goes away from zero, as `f32::round` does. */
export const roundAway = (value: number) => Math.sign(value) * Math.floor(Math.abs(value) + 0.5)
