/** Width of the right pane in percent of both panes. */
export const DEFAULT_SPLIT = 44
export const MIN_SPLIT = 25
export const MAX_SPLIT = 70

const STEP = 2
const LARGE_STEP = 10

export const clampedSplit = (percent: number) =>
  Number.isFinite(percent) ? Math.round(Math.min(MAX_SPLIT, Math.max(MIN_SPLIT, percent)) * 10) / 10 : DEFAULT_SPLIT

/** Undefined for other keys. */
export function splitAfterKey(percent: number, { key, shiftKey }: { key: string; shiftKey: boolean }) {
  const step = shiftKey ? LARGE_STEP : STEP
  if (key === 'ArrowLeft') return clampedSplit(percent + step)
  if (key === 'ArrowRight') return clampedSplit(percent - step)
  if (key === 'Home') return MAX_SPLIT
  if (key === 'End') return MIN_SPLIT
  return key === 'Enter' ? DEFAULT_SPLIT : undefined
}

/** The separator is at a horizontal position between two edges. */
export function splitAt(x: number, { left, right }: { left: number; right: number }): number {
  return clampedSplit(((right - x) / (right - left)) * 100)
}
