import { visibleWindow, type Band } from '../../dom/visibleWindow'

/** The window below the bars. */
export function visibleArea(): Band {
  const { top, bottom } = visibleWindow()
  const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return { top: Math.max(top, bars), bottom }
}
