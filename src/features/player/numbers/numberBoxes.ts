import type { NumberPlace } from './numberAt'

/** A stretch of a line, in pixels of the field's content: it stays when the field is scrolled. */
export type LineBox = { left: number; top: number; right: number; bottom: number }

/** A number with where it stands: on one line, or on several where it is wrapped. */
export type NumberBox = { place: NumberPlace; lines: readonly LineBox[] }

export type Point = { x: number; y: number }

/** The number under a point. */
export function numberUnder(boxes: readonly NumberBox[], point: Point): NumberBox | undefined {
  return boxes.find(({ lines }) => lines.some((line) => isIn(line, point)))
}

/** The offset in the text that lies next to a point of a number. All signs of a program are equally wide. */
export function offsetInNumber({ place, lines }: NumberBox, point: Point): number {
  const length = place.end - place.start
  const width = lines.reduce((sum, { left, right }) => sum + right - left, 0) / length
  let before = 0
  for (const line of lines) {
    if (isIn(line, point)) return place.start + Math.round((before + point.x - line.left) / width)
    before += line.right - line.left
  }
  return place.end
}

function isIn({ left, top, right, bottom }: LineBox, { x, y }: Point): boolean {
  return left <= x && x < right && top <= y && y < bottom
}
