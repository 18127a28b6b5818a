import type { Canvas } from './canvas'
import { paintPixel } from './paint'
import type { Ink, Part } from './picture'
import { outerInset, zoneAt } from './roundedBox'
import type { RoundedBox } from './roundedBox'
import { visitTurned } from './turnedBox'
import type { Turn } from './turnedBox'
import type { Box } from './view'

/** How the pixels of a part come to stand along one axis of a box on the canvas. */
export type Axis = {
  /** Pixels of the part for one pixel of the canvas. */
  readonly step: number
  /** How far the part is shifted, in its own pixels. */
  readonly shift: number
  readonly isFlipped: boolean
  readonly isRepeated: boolean
}

/** A part of a sprite on the canvas; without a shape all of the box is seen. */
export type Placed = { part: Part; ink: Ink; box: Box; axisX: Axis; axisY: Axis; shape?: RoundedBox }

const NOTHING = -1

/** Draws a part in an upright box. */
export function drawPart(canvas: Canvas, { part, ink, box, axisX, axisY, shape }: Placed) {
  const { sprite } = part
  const places = sprite.pixels
  const firstColumn = Math.max(0, box.left)
  const columns = placesAlong(axisX, part.x, part.width, sprite.width, box.left, Math.min(canvas.width, box.right))
  for (let y = Math.max(0, box.top); y < Math.min(canvas.height, box.bottom); y++) {
    const row = placeAt(axisY, part.y, part.height, sprite.height, y + 0.5 - box.top)
    if (row === NOTHING) continue
    const inset = shape ? outerInset(shape, y - box.top) : 0
    const from = Math.max(firstColumn, box.left + inset)
    const to = Math.min(firstColumn + columns.length, box.right - inset)
    const source = (part.frame * sprite.height + row) * sprite.width
    const target = y * canvas.width
    if (ink.paints) {
      for (let x = from; x < to; x++) {
        const column = columns[x - firstColumn]!
        if (column !== NOTHING) paintPixel(canvas.pixels, target + x, ink.paints[places[source + column]!]!)
      }
    } else {
      const { pixels } = ink
      for (let x = from; x < to; x++) {
        const column = columns[x - firstColumn]!
        const pixel = column === NOTHING ? 0 : pixels[places[source + column]!]!
        if (pixel !== 0) canvas.pixels[target + x] = pixel
      }
    }
  }
}

/** Draws a part in a turned box. */
export function drawTurnedPart(canvas: Canvas, { part, ink, box, axisX, axisY, shape }: Placed, turn: Turn) {
  const { sprite } = part
  visitTurned(canvas, box, turn, (place, x, y) => {
    const column = placeAt(axisX, part.x, part.width, sprite.width, x)
    const row = placeAt(axisY, part.y, part.height, sprite.height, y)
    if (column === NOTHING || row === NOTHING || (shape && zoneAt(shape, x, y) === 'outside')) return
    const color = sprite.pixels[(part.frame * sprite.height + row) * sprite.width + column]!
    const pixel = ink.pixels[color]!
    if (ink.paints) paintPixel(canvas.pixels, place, ink.paints[color]!)
    else if (pixel !== 0) canvas.pixels[place] = pixel
  })
}

/** The columns of the sprite that the canvas shows from its first column in the box on. */
function placesAlong(axis: Axis, start: number, size: number, limit: number, left: number, right: number): Int32Array {
  const first = Math.max(0, left)
  const places = new Int32Array(Math.max(0, right - first))
  for (let index = 0; index < places.length; index++)
    places[index] = placeAt(axis, start, size, limit, first + index + 0.5 - left)
  return places
}

/** The row or column of the sprite at a place of the box. */
function placeAt({ step, shift, isFlipped, isRepeated }: Axis, start: number, size: number, limit: number, at: number) {
  let place = Math.floor(at * step - shift)
  if (isRepeated) place -= Math.floor(place / size) * size
  else if (place < 0 || place >= size) return NOTHING
  const found = start + (isFlipped ? size - 1 - place : place)
  return found >= 0 && found < limit ? found : NOTHING
}
