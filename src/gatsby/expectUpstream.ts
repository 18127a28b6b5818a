/** Returns the part of Gatsby that a patch changes; throws with its name if this version of Gatsby lacks it. */
export function expectUpstream<Part>(name: string, part: Part): NonNullable<Part> {
  if (part === undefined || part === null || (Array.isArray(part) && part.length === 0)) {
    throw new Error(
      `This version of Gatsby lacks ${name}, which a patch changes. Update or remove the patch: CONTRIBUTING.md lists them.`,
    )
  }
  return part
}
