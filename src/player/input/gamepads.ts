import type { ButtonName } from 'engine'

type RealPad = {
  connected: boolean
  mapping: string
  axes: readonly number[]
  buttons: readonly { pressed: boolean }[]
}

/** Button indexes of the standard mapping, where the engine's A is the bottom button. */
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

/** As a fraction of full deflection. */
const STICK_DEAD_ZONE = 0.5

/** Only the standard mapping counts; the left stick counts as directions. */
export function heldOnPads(pads: readonly (RealPad | null)[]): ButtonName[][] {
  return pads
    .filter((pad) => pad !== null)
    .filter(({ connected, mapping }) => connected && mapping === 'standard')
    .map(({ axes: [x = 0, y = 0], buttons }) => [
      ...(Object.keys(STANDARD) as ButtonName[]).filter((name) => buttons[STANDARD[name]]?.pressed),
      ...directionsAt(x, y, STICK_DEAD_ZONE),
    ])
}

/** Boundary of the eight sectors, from an axis: sin 22.5°. */
const SECTOR_EDGE = 0.3827

/** Relative to the center: none in the dead zone, two on diagonals. */
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
