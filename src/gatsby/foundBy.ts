/** What a rule of ours finds inside Gatsby. Throws with the name of the rule where it finds nothing any more. */
export function foundBy<Thing>(rule: string, things: readonly Thing[]): readonly Thing[] {
  if (things.length === 0) {
    throw new Error(
      `${rule}: there is nothing in this version of Gatsby that the rule is for; mend the rule or drop it`,
    )
  }
  return things
}
