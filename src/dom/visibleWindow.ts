/** A vertical range of the window in CSS px. */
export type Band = { top: number; bottom: number }

/** Above a phone's keyboard, within the zoomed area. */
export function visibleWindow(): Band {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
  return { top: offsetTop, bottom: offsetTop + height }
}
