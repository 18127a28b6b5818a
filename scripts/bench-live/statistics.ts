/** For an even count, the upper median. */
export const median = (numbers: readonly number[]) => quantile(numbers, 0.5)

export const p95 = (numbers: readonly number[]) => quantile(numbers, 0.95)

function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? NaN
}
