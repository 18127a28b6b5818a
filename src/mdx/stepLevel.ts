/** The heading levels that can start a step. */
export type StepLevel = 2 | 3 | 4 | 5 | 6

/** Throws 'Invalid.' unless a step can start with a heading of this level. */
export function assertStepLevel(level: number): asserts level is StepLevel {
  if (![2, 3, 4, 5, 6].includes(level)) throw new Error('Invalid.')
}
