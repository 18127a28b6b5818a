export type Point = { x: number; y: number }
export type Box = { left: number; top: number; right: number; bottom: number }

/** Whether a point lies in a box, its edges included. */
export function isInside({ x, y }: Point, { left, top, right, bottom }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

type Placed = {
  /** What it belongs to. */
  anchor: Box
  /** The edge of the anchor that it lines up with; else it stands in the middle. */
  align: 'start' | 'center' | 'end'
  gap: number
  width: number
  height: number
  /** Where it may stand. */
  room: Box
}

/**
 * Where something stands that belongs to an anchor: below it, above it where there is room only there, and never beyond the
 * sides of its room. Known at once and in the bytes of a line: a library that follows what moves is loaded with what needs it.
 */
export function placeBeside({ anchor, align, gap, width, height, room }: Placed): { left: number; top: number } {
  const below = anchor.bottom + gap
  const above = anchor.top - gap - height
  const centered = (anchor.left + anchor.right - width) / 2
  const wanted = { start: anchor.left, center: centered, end: anchor.right - width }[align]
  return {
    left: Math.max(room.left, Math.min(wanted, room.right - width)),
    top: below + height > room.bottom && above >= room.top ? above : below,
  }
}
