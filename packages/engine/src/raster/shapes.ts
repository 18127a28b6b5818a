import { boxOnCanvas, type Box, type Canvas, type View } from './canvas'
import { faded, paintOf, paintPixel, paintSpan, type Paint } from './paint'
import { innerInset, outerInset, roundedBox, zoneAt, type RoundedBox } from './roundedBox'
import { turnAbout, visitTurned, type Turn } from './turnedBox'
import type { CircOptions, EllipseOptions, PathOptions, RectOptions } from '../call'

type Paints = { readonly fill: Paint; readonly border: Paint }

function fillShape(canvas: Canvas, box: Box, shape: RoundedBox, { fill, border }: Paints) {
  const { width, height, pixels } = canvas
  const { left, right } = box
  for (let y = Math.max(0, box.top); y < Math.min(height, box.bottom); y++) {
    const row = y - box.top
    const start = y * width
    const outer = outerInset(shape, row)
    const from = start + Math.max(0, left + outer)
    const to = start + Math.min(width, right - outer)
    if (shape.border === 0) paintSpan(pixels, from, to, fill)
    else {
      const inner = innerInset(shape, row)
      const fillFrom = Math.min(Math.max(from, start + left + inner), to)
      const fillTo = Math.max(Math.min(to, start + right - inner), fillFrom)
      paintSpan(pixels, from, fillFrom, border)
      paintSpan(pixels, fillFrom, fillTo, fill)
      paintSpan(pixels, fillTo, to, border)
    }
  }
}

function fillTurnedShape(canvas: Canvas, box: Box, turn: Turn, shape: RoundedBox, { fill, border }: Paints) {
  visitTurned(canvas, box, turn, (place, x, y) => {
    const zone = zoneAt(shape, x, y)
    if (zone !== 'outside') paintPixel(canvas.pixels, place, zone === 'border' ? border : fill)
  })
}

export function drawRect(canvas: Canvas, view: View, options: RectOptions) {
  const { x, y, w, h, color, opacity, rotation, origin, border_size, border_color, border_radius } = options
  const box = boxOnCanvas(view, x, y, w, h)
  if (!box) return
  const { zoom } = view
  const shape = roundedBox(box.right - box.left, box.bottom - box.top, border_radius * zoom, border_size * zoom)
  const paints = { fill: paintOf(faded(color, opacity)), border: paintOf(faded(border_color, opacity)) }
  if (rotation % 360 === 0) return fillShape(canvas, box, shape, paints)
  fillTurnedShape(canvas, box, turnAbout(box, rotation, origin[0] * zoom, origin[1] * zoom), shape, paints)
}

export function drawEllipse(canvas: Canvas, view: View, options: EllipseOptions) {
  drawRect(canvas, view, { ...options, border_radius: Math.max(options.w, options.h) })
}

/** Draws a `circ!`: an ellipse with equal width and height. */
export function drawCirc(canvas: Canvas, view: View, options: CircOptions) {
  drawEllipse(canvas, view, { ...options, w: options.d, h: options.d, rotation: 0 })
}

/** Draws a `path!`: a rotated rectangle whose length and angle are integers. */
export function drawPath(canvas: Canvas, view: View, options: PathOptions) {
  const { start, end, size, rotation, rounded } = options
  const dx = end[0] - start[0]
  const dy = end[1] - start[1]
  const length = Math.trunc(Math.hypot(dx, dy))
  drawRect(canvas, view, {
    ...options,
    x: Math.floor((start[0] + end[0]) / 2 - length / 2) + (dx === 0 ? 1 : 0),
    y: Math.floor((start[1] + end[1]) / 2 - size / 2) + (dy === 0 ? 1 : 0),
    w: length,
    h: size,
    rotation: wholeDegrees(Math.atan2(dy, dx)) + rotation,
    origin: [0, 0],
    border_size: 0,
    border_color: 0,
    border_radius: rounded ? Math.floor(size / 2) : 0,
  })
}

/** Halves round away from zero, as in Rust. */
function wholeDegrees(radians: number): number {
  const degrees = (radians * 180) / Math.PI
  return Math.sign(degrees) * Math.round(Math.abs(degrees))
}
