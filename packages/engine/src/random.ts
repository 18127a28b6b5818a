/** The finalizer of murmur3. */
export function mix(z: number): number {
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
  return (z ^ (z >>> 16)) >>> 0
}

export const FIRST_SEED = 1

/** The state after another `rand()`, whose result is `mix` of the state. */
export const nextSeed = (seed: number) => (seed + 0x9e3779b9) >>> 0
