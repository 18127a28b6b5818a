import type { CircOptions, EllipseOptions, PathOptions, RectOptions } from '../drawCall'
import type { Canvas } from './canvas'
import { fillShape, fillTurnedShape } from './fillShape'
import { faded, paintOf } from './paint'
import { roundedBox } from './roundedBox'
import { turnAbout } from './turnedBox'
import { boxOnCanvas } from './view'
import type { View } from './view'

/** Draws what `rect!` says. */
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

/** Draws what `ellipse!` says: a rectangle whose corners meet. */
export function drawEllipse(canvas: Canvas, view: View, options: EllipseOptions) {
  drawRect(canvas, view, { ...options, border_radius: Math.max(options.w, options.h) })
}

/** Draws what `circ!` says: an ellipse of one size. */
export function drawCirc(canvas: Canvas, view: View, options: CircOptions) {
  drawEllipse(canvas, view, { ...options, w: options.d, h: options.d, rotation: 0 })
}

/** Draws what `path!` says: a rectangle as long as the line and turned its way, both in whole numbers. */
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

/** Rounded as Rust rounds: halves away from zero. */
function wholeDegrees(radians: number): number {
  const degrees = (radians * 180) / Math.PI
  return Math.sign(degrees) * Math.round(Math.abs(degrees))
}
