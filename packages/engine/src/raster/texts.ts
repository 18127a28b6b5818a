import type { TextBoxOptions, TextOptions } from '../call'
import { fontNamed, glyphOf, type Font } from '../fonts/font'
import { drawPart, drawTurnedPart, tintedInk, type Axis, type Ink } from './drawPart'
import { layoutBox, layoutLine, type PlacedGlyph } from './textLayout'
import type { Turn } from './turnedBox'
import { boxOnCanvas, type Canvas, type View } from './canvas'

/** A box in the world. */
type Bounds = { x: number; y: number; w: number; h: number }

/** Properties shared by the glyphs of a text. */
type Text = { font: Font; ink: Ink; scale: number; turn: Turn | undefined; clip?: Bounds }

/** Draws one line of scaled glyphs, rotated around its center. */
export function drawText(canvas: Canvas, view: View, options: TextOptions) {
  const { text, x, y, scale } = options
  const font = fontNamed(options.font)
  const glyphs = layoutLine(text, font, x, y, scale)
  const cells = [...text].filter((character) => glyphOf(character) !== undefined).length
  const w = Math.trunc(Math.fround(font.glyphs.width * scale)) * cells
  const line = { x, y, w, h: font.glyphs.height * scale }
  drawGlyphs(canvas, view, glyphs, {
    font,
    scale,
    ink: inkFor(font, options),
    turn: turnOf(view, line, options.rotation),
  })
}

/** Draws wrapped lines, clipped to the box and rotated around its center; glyphs are not scaled. */
export function drawTextBox(canvas: Canvas, view: View, options: TextBoxOptions) {
  const font = fontNamed(options.font)
  drawGlyphs(canvas, view, layoutBox(options.text, font, options), {
    font,
    scale: 1,
    ink: inkFor(font, options),
    turn: turnOf(view, options, options.rotation),
    clip: options,
  })
}

function inkFor({ glyphs }: Font, { color, opacity }: TextOptions | TextBoxOptions): Ink {
  return tintedInk(glyphs.palette, color, opacity, null)
}

function turnOf({ zoom, x, y }: View, bounds: Bounds, degrees: number): Turn | undefined {
  if (degrees % 360 === 0) return undefined
  return { degrees, x: (bounds.x + bounds.w / 2) * zoom + x, y: (bounds.y + bounds.h / 2) * zoom + y }
}

function drawGlyphs(
  canvas: Canvas,
  view: View,
  placed: readonly PlacedGlyph[],
  { font, ink, scale, turn, clip }: Text,
) {
  const sprite = font.glyphs
  for (const { glyph, x, y } of placed) {
    const cell = { x, y, w: Math.trunc(sprite.width * scale), h: Math.trunc(sprite.height * scale) }
    const seen = clip ? common(cell, clip) : cell
    const box = boxOnCanvas(view, seen.x, seen.y, seen.w, seen.h)
    if (!box) continue
    const part = { sprite, frame: glyph, x: seen.x - x, y: seen.y - y, width: sprite.width, height: sprite.height }
    const axisX = stretched(sprite.width / cell.w, seen.w, box.right - box.left)
    const axisY = stretched(sprite.height / cell.h, seen.h, box.bottom - box.top)
    if (turn) drawTurnedPart(canvas, { part, ink, box, axisX, axisY }, turn)
    else drawPart(canvas, { part, ink, box, axisX, axisY })
  }
}

function stretched(perPixel: number, size: number, shown: number): Axis {
  return { step: (perPixel * size) / shown, shift: 0, isFlipped: false, isRepeated: false }
}

/** The size is negative if the boxes do not overlap. */
function common(a: Bounds, b: Bounds): Bounds {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  return { x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y }
}
