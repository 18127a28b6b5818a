import { paintedBox } from '../editor/paintedBox'
import type { Box } from '../../../dom/placeBeside'
import type { NumberPlace } from './numberAt'
import type { NumberBox, Point } from './numberBoxes'

/** Where some numbers of a field stand, from its corner: as the code is painted under it, sign upon sign. */
export function fieldNumbers(field: HTMLTextAreaElement, places: readonly NumberPlace[]): NumberBox[] {
  const { left, top } = field.getBoundingClientRect()
  const code = field.parentElement!.querySelector('code')!
  return places.flatMap((place) => {
    const box = paintedBox(code, field.value, place.start, place.end)
    return box ? [{ place, box: moved(box, -left, -top) }] : []
  })
}

/** A point of the window as a point of a field. */
export function pointIn(field: HTMLTextAreaElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = field.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** A stretch of a field as a stretch of the window. */
export function boxInWindow(field: HTMLTextAreaElement, box: Box): Box {
  const { left, top } = field.getBoundingClientRect()
  return moved(box, left, top)
}

function moved({ left, top, right, bottom }: Box, x: number, y: number): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}
