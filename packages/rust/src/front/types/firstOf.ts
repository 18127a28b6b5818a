/** The first result of `find`, if any. */
export function firstOf<Part, Found>(
  parts: Iterable<Part>,
  find: (part: Part) => Found | undefined,
): Found | undefined {
  for (const part of parts) {
    const found = find(part)
    if (found) return found
  }
  return undefined
}
