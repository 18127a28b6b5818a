import type { Box } from '../../../dom/placeBeside'
import type { NumberPlace } from './numberAt'

/** A number with where it stands, in pixels from the corner of its field: that stays when something is scrolled. */
export type NumberBox = { place: NumberPlace; box: Box }

export type Point = { x: number; y: number }

/** The number under a point. */
export function numberUnder(boxes: readonly NumberBox[], { x, y }: Point): NumberBox | undefined {
  return boxes.find(({ box: { left, top, right, bottom } }) => left <= x && x < right && top <= y && y < bottom)
}

/** The offset in the text that lies next to a point of a number. All signs of a program are equally wide. */
export function offsetInNumber({ place: { start, end }, box: { left, right } }: NumberBox, { x }: Point): number {
  return start + Math.round(((x - left) / (right - left)) * (end - start))
}
