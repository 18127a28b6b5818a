import type { Canvas } from './canvas'
import { paintPixel, paintSpan } from './paint'
import type { Paint } from './paint'
import { innerInset, outerInset, zoneAt } from './roundedBox'
import type { RoundedBox } from './roundedBox'
import { visitTurned } from './turnedBox'
import type { Turn } from './turnedBox'
import type { Box } from './view'

/** The paints of a shape. */
export type Paints = { readonly fill: Paint; readonly border: Paint }

/** Fills a rounded box that stands upright, row by row: border, fill, border. */
export function fillShape(canvas: Canvas, box: Box, shape: RoundedBox, { fill, border }: Paints) {
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

/** Fills a rounded box that is turned. */
export function fillTurnedShape(canvas: Canvas, box: Box, turn: Turn, shape: RoundedBox, { fill, border }: Paints) {
  visitTurned(canvas, box, turn, (place, x, y) => {
    const zone = zoneAt(shape, x, y)
    if (zone !== 'outside') paintPixel(canvas.pixels, place, zone === 'border' ? border : fill)
  })
}
