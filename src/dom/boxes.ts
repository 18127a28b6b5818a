export type Point = { x: number; y: number }
export type Box = { left: number; top: number; right: number; bottom: number }

/** Edges are inclusive. */
export function isInside({ x, y }: Point, { left, top, right, bottom }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

type Placed = {
  anchor: Box
  align: 'start' | 'center' | 'end'
  gap: number
  width: number
  height: number
  room: Box
}

/**
 * Below the anchor, or above if it fits only there, within the available area. Synchronous and tiny; Floating UI is
 * loaded where a box has to follow its anchor.
 */
export function placeNextTo({ anchor, align, gap, width, height, room }: Placed): { left: number; top: number } {
  const below = anchor.bottom + gap
  const above = anchor.top - gap - height
  const centered = (anchor.left + anchor.right - width) / 2
  const wanted = { start: anchor.left, center: centered, end: anchor.right - width }[align]
  return {
    left: Math.max(room.left, Math.min(wanted, room.right - width)),
    top: below + height > room.bottom && above >= room.top ? above : below,
  }
}
