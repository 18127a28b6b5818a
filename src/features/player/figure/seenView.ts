/** A stretch of the window from above to below, in its pixels. */
export type Band = { top: number; bottom: number }

/** What is seen of the page: below its bars, and above the keyboard of a phone. */
export function seenView(): Band {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
  const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return { top: Math.max(offsetTop, bars), bottom: offsetTop + height }
}
