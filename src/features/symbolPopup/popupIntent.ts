import { isInside } from '../../dom/boxes'
import type { Box, Point } from '../../dom/boxes'

/** A popup closes this long after the pointer has left, or has stopped on its way to it. */
export const POPUP_CLOSE_DELAY_MS = 40
/** A pointer on its way to the popup that is slower than this does not want it. */
const POPUP_MINIMUM_SPEED_PX_PER_MS = 0.1

/** Where the pointer was, and when (ms). */
export type Moment = Point & { time: number }

/** The journey of a pointer from where it left the symbol (or the popup) to the other of the two. */
type Journey = { leftAt: Point; previous: Moment; now: Moment; target: Box }

/** Whether a pointer between symbol and popup is still on its way: inside the corridor, and not too slow. */
export function isHeadingForPopup({ leftAt, previous, now, target }: Journey): boolean {
  const elapsed = Math.max(now.time - previous.time, 1)
  const speed = Math.hypot(now.x - previous.x, now.y - previous.y) / elapsed
  return isInCorridor(now, leftAt, target) && speed >= POPUP_MINIMUM_SPEED_PX_PER_MS
}

/** Whether a point lies in the funnel that opens from one point to a whole box, the box included. */
export function isInCorridor(point: Point, leftAt: Point, target: Box): boolean {
  if (isInside(point, target)) return true
  const { left, top, right, bottom } = target
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  // The triangles between the starting point and each side of the box cover the funnel
  return corners.some((corner, index) => isInTriangle(point, leftAt, corner, corners[(index + 1) % 4]!))
}

function isInTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const sides = [side(point, a, b), side(point, b, c), side(point, c, a)]
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0)
}

/** Positive on one side of a line, negative on the other, 0 on it. */
function side(point: Point, from: Point, to: Point): number {
  return (point.x - from.x) * (to.y - from.y) - (point.y - from.y) * (to.x - from.x)
}

/** What a tap on a symbol does: the first opens its popup, the second follows the link. Without popups it is a link. */
export function tapOpens({ isOpen, isAvailable }: { isOpen: boolean; isAvailable: boolean }): boolean {
  return isAvailable && !isOpen
}
