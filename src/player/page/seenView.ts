import { seenWindow } from '../../dom/seenWindow'
import type { Band } from '../../dom/seenWindow'

/** The visible page: the window below the bars. */
export function seenView(): Band {
  const { top, bottom } = seenWindow()
  const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return { top: Math.max(top, bars), bottom }
}
