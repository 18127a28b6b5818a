/** The finalizer of murmur3: every bit of the result depends on every bit of `z`. */
export function mix(z: number): number {
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
  return (z ^ (z >>> 16)) >>> 0
}

/** What recorded programs begin with. */
export const FIRST_SEED = 1

/** The state after one more number of `rand()`; the number itself is `mix` of it. */
export const nextSeed = (seed: number) => (seed + 0x9e3779b9) >>> 0
