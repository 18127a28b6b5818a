/** For an even count, the upper median; NaN if empty. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** Throws with the option's name. */
export function countOf(option: string, text: string, least: number): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < least) {
    throw new Error(`${option} is "${text}": give a whole number from ${least} on`)
  }
  return count
}

/** Parses seconds such as `71.5`; throws with the option's name. */
export function secondsOf(option: string, text: string): number {
  const seconds = Number(text)
  if (!(seconds > 0)) throw new Error(`${option} is "${text}": give a number of seconds`)
  return seconds
}
