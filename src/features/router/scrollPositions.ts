/** The scroll positions that a tab has kept, by entry of its history; whatever is no position is left out. */
export function scrollPositionsIn(stored: string | null): Record<string, number> {
  try {
    const kept = Object.entries(JSON.parse(stored ?? '{}') as object)
    return Object.fromEntries(kept.filter(([, top]) => typeof top === 'number'))
  } catch {
    // Nothing of ours
    return {}
  }
}
