import type { Color } from '../call'
import type { Sprite } from '../sprites/sprite'
import { faded, paintOf, paintPixel, tinted, type Paint } from './paint'
import type { Box, Canvas } from './canvas'
import { outerInset, zoneAt, type RoundedBox } from './roundedBox'
import { visitTurned, type Turn } from './turnedBox'

/** A rectangle of a sprite frame in its pixels; transparent outside. */
type Part = {
  readonly sprite: Sprite
  readonly frame: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A palette prepared for drawing. */
export type Ink = {
  /** Pixel values by palette index; 0 is transparent. */
  readonly pixels: Uint32Array
  /** A paint for each palette index; undefined if all colors are opaque or transparent. */
  readonly paints?: readonly Paint[]
}

/** A whole frame; frame numbers wrap around. */
export function frameOf(sprite: Sprite, frame: number): Part {
  const { width, height, durations } = sprite
  return { sprite, frame: frame % durations.length, x: 0, y: 0, width, height }
}

const LINE_ENDS = new WeakMap<Sprite, Int32Array>()

/** The non-transparent columns of each line: first, and end exclusive. */
function lineEnds(sprite: Sprite): Int32Array {
  const known = LINE_ENDS.get(sprite)
  if (known) return known
  const { width, pixels } = sprite
  const ends = new Int32Array((2 * pixels.length) / width)
  for (let place = 0; place < pixels.length; place++) {
    if (pixels[place] === 0) continue
    const line = Math.floor(place / width)
    const column = place - line * width
    if (ends[2 * line + 1] === 0) ends[2 * line] = column
    ends[2 * line + 1] = column + 1
  }
  LINE_ENDS.set(sprite, ends)
  return ends
}

/** By palette, tint and background; large enough for a fading sprite. */
const INKS = new WeakMap<readonly Color[], Map<string, Ink>>()
const KEPT_INKS = 512

export function inkOf(palette: readonly Color[]): Ink {
  return tintedInk(palette, 0xffffffff, 1, null)
}

/** The palette with tint and opacity; transparent pixels get the background, if any. */
export function tintedInk(palette: readonly Color[], tint: Color, opacity: number, background: Color | null): Ink {
  const overall = faded(tint, opacity)
  const behind = background === null ? 0 : faded(background, opacity)
  const inks = INKS.get(palette) ?? new Map<string, Ink>()
  INKS.set(palette, inks)
  const key = `${overall} ${behind}`
  let ink = inks.get(key)
  if (!ink) {
    if (inks.size === KEPT_INKS) inks.clear()
    ink = inkWith(palette.map((color) => paintOf(color & 255 ? tinted(color, overall) : behind)))
    inks.set(key, ink)
  }
  return ink
}

function inkWith(paints: readonly Paint[]): Ink {
  const pixels = Uint32Array.from(paints, (paint) => (paint.isNothing ? 0 : paint.pixel))
  return paints.every((paint) => paint.isSolid || paint.isNothing) ? { pixels } : { pixels, paints }
}

/** How sprite pixels map to an axis of the canvas. */
export type Axis = {
  /** Sprite pixels per canvas pixel. */
  readonly step: number
  readonly shift: number
  readonly isFlipped: boolean
  readonly isRepeated: boolean
}

/** A part with its position; without a shape, the whole box is visible. */
export type Placed = { part: Part; ink: Ink; box: Box; axisX: Axis; axisY: Axis; shape?: RoundedBox }

const NOTHING = -1

export function drawPart(canvas: Canvas, placed: Placed) {
  const { part, box, axisY, shape } = placed
  const { sprite } = part
  const left = Math.max(0, box.left)
  const right = Math.min(canvas.width, box.right)
  const isPlain = isUnturned(placed)
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

/** Whether adjacent columns are adjacent in the sprite, too. */
function isUnturned({ part, box, axisX }: Placed): boolean {
  const { step, shift, isFlipped, isRepeated } = axisX
  const width = box.right - box.left
  const isWhole = part.x >= 0 && width <= part.width && part.x + width <= part.sprite.width
  return isWhole && step === 1 && shift === 0 && !isFlipped && !isRepeated
}

/** Draws an unscaled line and skips its transparent ends. */
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

function columnsOf({ part, axisX, box }: Placed, from: number, to: number): Int32Array {
  const columns = new Int32Array(Math.max(0, to - from))
  for (let index = 0; index < columns.length; index++)
    columns[index] = placeAt(axisX, part.x, part.width, part.sprite.width, from + index + 0.5 - box.left)
  return columns
}

/** The sprite row or column at a position in the box. */
function placeAt({ step, shift, isFlipped, isRepeated }: Axis, start: number, size: number, limit: number, at: number) {
  let place = Math.floor(at * step - shift)
  if (isRepeated) place -= Math.floor(place / size) * size
  else if (place < 0 || place >= size) return NOTHING
  const found = start + (isFlipped ? size - 1 - place : place)
  return found >= 0 && found < limit ? found : NOTHING
}
