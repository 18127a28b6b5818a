/** The middle of the numbers; the higher one where two stand in the middle, not a number where there is none. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}

/** All numbers together. */
export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** A number from text such as `500`: whole and not below the least, else an error that names the option. */
export function countOf(option: string, text: string, least: number): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < least) {
    throw new Error(`${option} is "${text}": give a whole number from ${least} on`)
  }
  return count
}

/** A number of seconds from text such as `71.5`, else an error that names the option. */
export function secondsOf(option: string, text: string): number {
  const seconds = Number(text)
  if (!(seconds > 0)) throw new Error(`${option} is "${text}": give a number of seconds`)
  return seconds
}
