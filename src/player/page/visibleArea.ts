import { visibleWindow } from '../../dom/visibleWindow'
import type { Band } from '../../dom/visibleWindow'

/** The visible page: the window below the bars. */
export function visibleArea(): Band {
  const { top, bottom } = visibleWindow()
  const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return { top: Math.max(top, bars), bottom }
}
