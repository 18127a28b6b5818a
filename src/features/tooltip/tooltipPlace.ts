/** What a tooltip keeps from its control, and from the edges of the window. */
export const TOOLTIP_GAP_PX = 6
export const TOOLTIP_EDGE_PX = 8

type Facts = {
  /** The box of the control in the window. */
  control: { left: number; right: number; top: number; bottom: number }
  tip: { width: number; height: number }
  windowWidth: number
  windowHeight: number
}

/** Where a tooltip stands: centered below its control, above it where there is no room, and never cut off at the sides. */
export function tooltipPlace({ control, tip, windowWidth, windowHeight }: Facts): { left: number; top: number } {
  const below = control.bottom + TOOLTIP_GAP_PX
  const above = control.top - TOOLTIP_GAP_PX - tip.height
  const rightmost = windowWidth - TOOLTIP_EDGE_PX - tip.width
  const centered = (control.left + control.right - tip.width) / 2
  return {
    left: Math.max(TOOLTIP_EDGE_PX, Math.min(centered, rightmost)),
    top: below + tip.height > windowHeight - TOOLTIP_EDGE_PX && above >= TOOLTIP_EDGE_PX ? above : below,
  }
}
