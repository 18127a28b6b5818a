import type * as rules from './rules'

/** What only few programs need: the words for faults, and rules that are asked when something seems wrong. */
export type Further = typeof rules

let provided: Further | undefined

/**
 * A program needs what is not loaded yet. Whoever compiles or runs it loads `further/loaded` and compiles it again; what
 * came of the first attempt is of no use.
 */
export class FurtherNeeded extends Error {}

/** What only few programs need. */
export function further(): Further {
  if (!provided) throw new FurtherNeeded()
  return provided
}

/** Gives what only few programs need, from here on, or takes it away. */
export function provideFurther(rules: Further | undefined): void {
  provided = rules
}
