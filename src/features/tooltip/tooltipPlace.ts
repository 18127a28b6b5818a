import { placeBeside, type Box } from '../../dom/placeBeside'

/** What a tooltip keeps from its control, and from the edges of the window. */
export const TOOLTIP_GAP_PX = 6
export const TOOLTIP_EDGE_PX = 8

type Facts = {
  /** The box of the control in the window. */
  control: Box
  tip: { width: number; height: number }
  windowWidth: number
  windowHeight: number
}

/** Where a tooltip stands: centered below its control, above it where there is no room, and never cut off at the sides. */
export function tooltipPlace({ control, tip, windowWidth, windowHeight }: Facts): { left: number; top: number } {
  const [right, bottom] = [windowWidth - TOOLTIP_EDGE_PX, windowHeight - TOOLTIP_EDGE_PX]
  const room = { left: TOOLTIP_EDGE_PX, right, top: TOOLTIP_EDGE_PX, bottom }
  return placeBeside({ anchor: control, align: 'center', gap: TOOLTIP_GAP_PX, ...tip, room })
}
