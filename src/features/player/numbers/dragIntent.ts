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

/** The steps of a drag by its way to the right, and how many steps the number is away from zero; with Shift ten times as many. */
export function dragSteps(way: number, fromZero: number, isShifted: boolean): number {
  const steps = Math.trunc(way / (Math.abs(fromZero) < 10 ? SMALL_STEP_PX : STEP_PX))
  return (isShifted ? steps * 10 : steps) + 0
}
