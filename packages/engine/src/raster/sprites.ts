import type { NineSliceOptions, SpriteOptions } from '../call'
import type { Sprite } from '../sprites/sprite'
import { drawPart, drawTurnedPart, frameOf, inkOf, tintedInk, type Axis, type Placed } from './drawPart'
import { roundedBox } from './roundedBox'
import { turnAbout } from './turnedBox'
import { boxOnCanvas, type Box, type Canvas, type View } from './canvas'

export function drawSprite(canvas: Canvas, view: View, options: SpriteOptions, sprite: Sprite, shownFrame: number) {
  const { x, y, color, opacity, background_color, rotation, origin, border_radius, tx, ty } = options
  const { width, height } = drawnSize(options, sprite)
  const box = boxOnCanvas(view, x, y, width, height)
  if (!box) return
  const { zoom } = view
  const part = frameOf(sprite, options.frame ?? shownFrame)
  const placed: Placed = {
    part,
    ink: tintedInk(sprite.palette, color, opacity, background_color),
    box,
    axisX: axisOf(options, part.width, width, box.right - box.left, options.scale_x, tx, options.flip_x),
    axisY: axisOf(options, part.height, height, box.bottom - box.top, options.scale_y, ty, options.flip_y),
    ...(border_radius > 0 && {
      shape: roundedBox(box.right - box.left, box.bottom - box.top, border_radius * zoom),
    }),
  }
  if (rotation % 360 === 0) drawPart(canvas, placed)
  else drawTurnedPart(canvas, placed, turnAbout(box, rotation, origin[0] * zoom, origin[1] * zoom))
}

function isStretched({ cover, repeat }: SpriteOptions) {
  return cover && !repeat
}

/** The size of the box in the world; scale matters only if the sprite is stretched. */
function drawnSize(options: SpriteOptions, sprite: Sprite) {
  const width = options.w ?? sprite.width
  const height = options.h ?? sprite.height
  if (!isStretched(options)) return { width, height }
  return { width: Math.trunc(width * options.scale_x), height: Math.trunc(height * options.scale_y) }
}

/** Maps `own` sprite pixels to `size` world pixels and `shown` canvas pixels. */
function axisOf(
  options: SpriteOptions,
  own: number,
  size: number,
  shown: number,
  scale: number,
  shift: number,
  isFlipped: boolean,
): Axis {
  const perPixel = isStretched(options) ? own / size : 1 / scale
  return { step: (perPixel * size) / shown, shift: perPixel * shift, isFlipped, isRepeated: options.repeat }
}

/** Draws a `nine_slice!`: fixed corners, tiled edges and center. */
export function drawNineSlice(canvas: Canvas, view: View, options: NineSliceOptions, sprite: Sprite) {
  const { x, y, w, h, margins } = options
  const [left, top, right, bottom] = margins
  const ink = inkOf(sprite.palette)
  for (const row of thirds(y, h, sprite.height, top, bottom))
    for (const column of thirds(x, w, sprite.width, left, right)) {
      const box = boxOnCanvas(view, column.to, row.to, column.length, row.length)
      if (!box) continue
      const part = { sprite, frame: 0, x: column.from, y: row.from, width: column.size, height: row.size }
      drawPart(canvas, { part, ink, box, axisX: tiles(column, box, 'x'), axisY: tiles(row, box, 'y') })
    }
}

type Third = { to: number; length: number; from: number; size: number }

/** Start and length of the three parts along a side, both in the panel and in the sprite. */
function thirds(place: number, length: number, size: number, before: number, after: number): Third[] {
  const middle = Math.max(0, size - before - after)
  return [
    { to: place, length: before, from: 0, size: before },
    { to: place + before, length: middle === 0 ? 0 : Math.max(0, length - before - after), from: before, size: middle },
    { to: place + length - after, length: after, from: size - after, size: after },
  ]
}

function tiles({ length }: Third, { left, right, top, bottom }: Box, side: 'x' | 'y'): Axis {
  return { step: length / (side === 'x' ? right - left : bottom - top), shift: 0, isFlipped: false, isRepeated: true }
}
