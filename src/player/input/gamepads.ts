import type { ButtonName } from 'engine'

type RealPad = {
  connected: boolean
  mapping: string
  axes: readonly number[]
  buttons: readonly { pressed: boolean }[]
}

/** The buttons of the standard mapping, by their places in its list. What is called A on most pads is `a`. */
const STANDARD: Readonly<Record<ButtonName, number>> = {
  up: 12,
  down: 13,
  left: 14,
  right: 15,
  a: 0,
  b: 1,
  x: 2,
  y: 3,
  start: 9,
  select: 8,
}

/** How far a stick has to be moved, of 1. */
const STICK_DEAD_ZONE = 0.5

/** What is held on each gamepad that the browser knows well, the left stick included. */
export function heldOnPads(pads: readonly (RealPad | null)[]): ButtonName[][] {
  return pads
    .filter((pad) => pad !== null)
    .filter(({ connected, mapping }) => connected && mapping === 'standard')
    .map(({ axes: [x = 0, y = 0], buttons }) => [
      ...(Object.keys(STANDARD) as ButtonName[]).filter((name) => buttons[STANDARD[name]]?.pressed),
      ...directionsAt(x, y, STICK_DEAD_ZONE),
    ])
}

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
