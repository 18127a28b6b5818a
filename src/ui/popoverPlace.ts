/** The gap between a button and the popover below it. */
export const POPOVER_OFFSET_PX = 12

/** The gap that stays between a popover and the edges of the window; on narrow screens it is that of the text. */
export function popoverMargin(windowWidth: number): 8 | 16 {
  return windowWidth <= 720 ? 16 : 8
}

export type PopoverAlign = 'start' | 'end'

type PopoverFacts = {
  /** The box of the button in the window. */
  trigger: { left: number; right: number; bottom: number }
  align: PopoverAlign
  width: number
  windowWidth: number
  windowHeight: number
}

/** The box of a popover in the window, in pixels. */
export type PopoverPlace = { top: number; left: number; width: number; maxHeight: number }

/** The share of the window's height that a popover takes at most. */
export const POPOVER_HEIGHT_SHARE = 0.8

/** Where a popover stands in the window: below its button, in line with one of its edges, and never cut off. */
export function popoverPlace({ trigger, align, width, windowWidth, windowHeight }: PopoverFacts): PopoverPlace {
  const margin = popoverMargin(windowWidth)
  const fittingWidth = Math.min(width, windowWidth - 2 * margin)
  const wanted = align === 'start' ? trigger.left : trigger.right - fittingWidth
  const rightmost = windowWidth - margin - fittingWidth
  const top = trigger.bottom + POPOVER_OFFSET_PX
  return {
    top,
    left: Math.max(margin, Math.min(wanted, rightmost)),
    width: fittingWidth,
    maxHeight: Math.min(windowHeight * POPOVER_HEIGHT_SHARE, windowHeight - top - margin),
  }
}
