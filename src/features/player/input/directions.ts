import type { ButtonName } from '../../../engine/input/frameInput'

/** Where the eight sectors meet, seen from an axis: the sine of 22.5°. */
const SECTOR_EDGE = 0.3827

/** The directions that a finger or a stick points in, seen from the middle: none within the dead zone, two on diagonals. */
export function directionsAt(dx: number, dy: number, deadZone: number): ButtonName[] {
  const distance = Math.hypot(dx, dy)
  if (distance < deadZone) return []
  const edge = distance * SECTOR_EDGE
  const directions: ButtonName[] = []
  if (dy < -edge) directions.push('up')
  if (dy > edge) directions.push('down')
  if (dx < -edge) directions.push('left')
  if (dx > edge) directions.push('right')
  return directions
}
