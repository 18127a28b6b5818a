/** A vertical range of the window in CSS px. */
export type Band = { top: number; bottom: number }

/** The visible window: above a phone's keyboard, within the zoomed area. */
export function visibleWindow(): Band {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
  return { top: offsetTop, bottom: offsetTop + height }
}

/** The visible page: the window below the bars. */
export function visibleArea(): Band {
  const { top, bottom } = visibleWindow()
  const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return { top: Math.max(top, bars), bottom }
}
