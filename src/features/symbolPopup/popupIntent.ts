import { isInside, type Box, type Point } from '../../dom/boxes'

/** How long the popup stays after the pointer has left it or stopped on the way. */
export const POPUP_CLOSE_DELAY_MS = 40
/** A slower pointer is not heading for the popup. */
const POPUP_MINIMUM_SPEED_PX_PER_MS = 0.1

export type Moment = Point & { time: number }

/** A pointer's path from the symbol to the popup, or back. */
type Journey = { leftAt: Point; previous: Moment; now: Moment; target: Box }

/** Heading means inside the corridor, and not too slow. */
export function isHeadingForPopup({ leftAt, previous, now, target }: Journey): boolean {
  const elapsed = Math.max(now.time - previous.time, 1)
  const speed = Math.hypot(now.x - previous.x, now.y - previous.y) / elapsed
  return isInCorridor(now, leftAt, target) && speed >= POPUP_MINIMUM_SPEED_PX_PER_MS
}

/** The corridor is the box and the funnel from a point to it. */
export function isInCorridor(point: Point, leftAt: Point, target: Box): boolean {
  if (isInside(point, target)) return true
  const { left, top, right, bottom } = target
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  // Together, the triangles between the start and each side of the box cover the funnel
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

/** The first tap opens the popup, the second follows the link. */
export function tapOpens({ isOpen, isAvailable }: { isOpen: boolean; isAvailable: boolean }): boolean {
  return isAvailable && !isOpen
}
