/** Undefined for other keys and beyond the edges. */
export function cardAfterKey(at: number, key: string, columns: number, count: number): number | undefined {
  const steps: Partial<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  if (next === undefined || next < 0) return undefined
  // The last row may be short
  if (next >= count)
    return key === 'ArrowDown' && Math.floor(at / columns) < Math.floor((count - 1) / columns) ? count - 1 : undefined
  return next
}

/** How many of these tops are in the first row. */
export const columnsOf = (tops: readonly number[]) => tops.filter((top) => top === tops[0]).length || 1
