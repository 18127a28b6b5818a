import type * as rules from './rules'

/** What a program that was written down does without: the words for faults, rules that judge a text, and rare constructs. */
export type Further = typeof rules

let provided: Further | undefined

/** A program that was written down needs what was not: whoever runs it compiles its text. */
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
