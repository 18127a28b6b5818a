/** The middle of some numbers; of an even count the upper one of the two in the middle. */
export const median = (numbers: readonly number[]) => quantile(numbers, 0.5)

/** The number that 95 of a hundred do not exceed. */
export const p95 = (numbers: readonly number[]) => quantile(numbers, 0.95)

function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? NaN
}
