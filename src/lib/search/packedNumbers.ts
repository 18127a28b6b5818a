const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CONTINUES = 32

/** The value of each digit, by its character code. */
const VALUES = new Uint8Array(128)
for (let value = 0; value < DIGITS.length; value += 1) VALUES[DIGITS.charCodeAt(value)] = value

/** Whole numbers from 0 as characters of five bits each, the lowest first, as in source maps. */
export function packNumbers(numbers: readonly number[]): string {
  let packed = ''
  for (let rest of numbers) {
    for (; rest >= CONTINUES; rest >>= 5) packed += DIGITS[(rest & 31) | CONTINUES]
    packed += DIGITS[rest]
  }
  return packed
}

/** Reads packed numbers one after the other. */
export function numberReader(packed: string): () => number {
  let position = 0
  return () => {
    let number = 0
    for (let shift = 0; ; shift += 5) {
      const value = VALUES[packed.charCodeAt(position++)] ?? 0
      number |= (value & 31) << shift
      if (value < CONTINUES) return number
    }
  }
}
