/** A point of the window. */
export type Point = { x: number; y: number }

/** A pointer that has moved less than this has clicked. */
export const DRAG_THRESHOLD_PX = 4

/** The way of the pointer for one step: numbers of one digit need a calmer hand. */
const STEP_PX = 3
const SMALL_STEP_PX = 8

/** What a pointer wants that was pressed on a number: to change it, to select text, or that is not clear yet. */
export function dragIntent(from: Point, to: Point): 'change' | 'select' | undefined {
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  if (Math.max(across, down) < DRAG_THRESHOLD_PX) return undefined
  return across >= down ? 'change' : 'select'
}

/** How far one step goes: `coarse` with Shift, `fine` with Alt. */
export type Pace = 'coarse' | 'usual' | 'fine'

const STEPS: Record<Pace, number> = { coarse: 10, usual: 1, fine: 0.1 }

/** How a drag goes with the keys that are held. */
export function paceOf({ shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }): Pace {
  if (altKey) return 'fine'
  return shiftKey ? 'coarse' : 'usual'
}

/** The steps of a drag by its way to the right, and how many steps the number is away from zero. */
export function dragSteps(way: number, fromZero: number, pace: Pace): number {
  return Math.trunc(way / (Math.abs(fromZero) < 10 ? SMALL_STEP_PX : STEP_PX)) * STEPS[pace] + 0
}
