/** A stretch of the window from above to below, in its pixels. */
export type Band = { top: number; bottom: number }

/** What is seen of the window: above the keyboard of a phone, and as far as it is zoomed. */
export function seenWindow(): Band {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
  return { top: offsetTop, bottom: offsetTop + height }
}

/** What is seen of the page: of the window, what is below the bars. */
export function seenView(): Band {
  const { top, bottom } = seenWindow()
  const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return { top: Math.max(top, bars), bottom }
}
