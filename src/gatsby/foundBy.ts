/** What a rule of ours finds inside Gatsby. Throws with the name of the rule where it finds nothing any more. */
export function foundBy<Found>(rule: string, found: Found): NonNullable<Found> {
  if (found === undefined || found === null || (Array.isArray(found) && found.length === 0)) {
    throw new Error(
      `${rule}: there is nothing in this version of Gatsby that the rule is for; mend the rule or drop it`,
    )
  }
  return found
}
