import type { ButtonName } from '../../../engine/input/frameInput'
import { directionsAt } from './directions'

/** How far a finger lies from the middle of the cross before it points anywhere. */
const DEAD_ZONE_PX = 8

type Box = { left: number; top: number; width: number; height: number }

/** The directions that a finger presses which came down on the cross, of those that there are, wherever it has slid to. */
export function crossDirections(
  finger: { clientX: number; clientY: number },
  cross: Box,
  present: readonly ButtonName[],
): ButtonName[] {
  const has = (...names: ButtonName[]) => names.some((name) => present.includes(name))
  // Where there is only left and right, above and below do not matter
  const dx = has('left', 'right') ? finger.clientX - cross.left - cross.width / 2 : 0
  const dy = has('up', 'down') ? finger.clientY - cross.top - cross.height / 2 : 0
  return directionsAt(dx, dy, DEAD_ZONE_PX).filter((name) => present.includes(name))
}
