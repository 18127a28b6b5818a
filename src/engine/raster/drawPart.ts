import type { Canvas } from './canvas'
import { paintPixel } from './paint'
import { lineEnds } from './picture'
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
export function drawPart(canvas: Canvas, placed: Placed) {
  const { part, box, axisY, shape } = placed
  const { sprite } = part
  const left = Math.max(0, box.left)
  const right = Math.min(canvas.width, box.right)
  const isPlain = standsAsDrawn(placed)
  const columns = isPlain ? undefined : columnsOf(placed, left, right)
  for (let y = Math.max(0, box.top); y < Math.min(canvas.height, box.bottom); y++) {
    const row = placeAt(axisY, part.y, part.height, sprite.height, y + 0.5 - box.top)
    if (row === NOTHING) continue
    const inset = shape ? outerInset(shape, y - box.top) : 0
    const from = Math.max(left, box.left + inset)
    const to = Math.min(right, box.right - inset)
    const place = y * canvas.width
    const line = part.frame * sprite.height + row
    if (columns) drawColumns(canvas, place, from, to, line * sprite.width, columns, left, placed)
    else drawLine(canvas, place, from, to, line, placed)
  }
}

/** Whether the columns of the part stand one beside the other, as in the sprite. */
function standsAsDrawn({ part, box, axisX }: Placed): boolean {
  const { step, shift, isFlipped, isRepeated } = axisX
  const width = box.right - box.left
  const isWhole = part.x >= 0 && width <= part.width && part.x + width <= part.sprite.width
  return isWhole && step === 1 && shift === 0 && !isFlipped && !isRepeated
}

/** Draws a line of the sprite as it is; what is transparent at its ends is skipped. */
function drawLine(
  { pixels }: Canvas,
  place: number,
  from: number,
  to: number,
  line: number,
  { part, ink, box }: Placed,
) {
  const { sprite } = part
  const colors = sprite.pixels
  const offset = box.left - part.x
  const source = line * sprite.width - offset
  const { paints, pixels: inks } = ink
  const ends = lineEnds(sprite)
  const first = inks[0] === 0 ? Math.max(from, ends[2 * line]! + offset) : from
  const end = inks[0] === 0 ? Math.min(to, ends[2 * line + 1]! + offset) : to
  if (paints) {
    for (let x = first; x < end; x++) paintPixel(pixels, place + x, paints[colors[source + x]!]!)
    return
  }
  for (let x = first; x < end; x++) {
    const pixel = inks[colors[source + x]!]!
    if (pixel !== 0) pixels[place + x] = pixel
  }
}

/** Draws a line of the sprite whose columns are found in a table that begins at `left`. */
function drawColumns(
  { pixels }: Canvas,
  place: number,
  from: number,
  to: number,
  source: number,
  columns: Int32Array,
  left: number,
  { part, ink }: Placed,
) {
  const colors = part.sprite.pixels
  for (let x = from; x < to; x++) {
    const column = columns[x - left]!
    if (column === NOTHING) continue
    const color = colors[source + column]!
    const pixel = ink.pixels[color]!
    if (ink.paints) paintPixel(pixels, place + x, ink.paints[color]!)
    else if (pixel !== 0) pixels[place + x] = pixel
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

/** The columns of the sprite that stand in some columns of the canvas. */
function columnsOf({ part, axisX, box }: Placed, from: number, to: number): Int32Array {
  const columns = new Int32Array(Math.max(0, to - from))
  for (let index = 0; index < columns.length; index++)
    columns[index] = placeAt(axisX, part.x, part.width, part.sprite.width, from + index + 0.5 - box.left)
  return columns
}

/** The row or column of the sprite at a place of the box. */
function placeAt({ step, shift, isFlipped, isRepeated }: Axis, start: number, size: number, limit: number, at: number) {
  let place = Math.floor(at * step - shift)
  if (isRepeated) place -= Math.floor(place / size) * size
  else if (place < 0 || place >= size) return NOTHING
  const found = start + (isFlipped ? size - 1 - place : place)
  return found >= 0 && found < limit ? found : NOTHING
}
