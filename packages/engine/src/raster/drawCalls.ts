import type { Camera, DrawCall } from '../call'
import type { Sprites } from '../sprites/sprite'
import { paintOf } from './paint'
import { drawCirc, drawEllipse, drawPath, drawRect } from './shapes'
import { drawNineSlice, drawSprite } from './sprites'
import { drawText, drawTextBox } from './texts'
import { FIXED_VIEW, viewOf, type Canvas, type View } from './canvas'

export function drawCalls(canvas: Canvas, calls: readonly DrawCall[], sprites: Sprites) {
  fillCanvas(canvas, 0x000000ff)
  for (const call of calls) draw(canvas, call, sprites)
}

function draw(canvas: Canvas, call: DrawCall, sprites: Sprites) {
  switch (call.op) {
    case 'clear':
      return fillCanvas(canvas, call.options.color)
    case 'rect!':
      return drawRect(canvas, viewFor(canvas, call), call.options)
    case 'circ!':
      return drawCirc(canvas, viewFor(canvas, call), call.options)
    case 'ellipse!':
      return drawEllipse(canvas, viewFor(canvas, call), call.options)
    case 'path!':
      return drawPath(canvas, viewFor(canvas, call), call.options)
    case 'text!':
      return drawText(canvas, viewFor(canvas, call), call.options)
    case 'text_box!':
      return drawTextBox(canvas, viewFor(canvas, call), call.options)
    case 'sprite!': {
      const sprite = sprites.get(call.options.name)
      if (sprite) drawSprite(canvas, viewFor(canvas, call), call.options, sprite, call.shownFrame)
      return
    }
    case 'nine_slice!': {
      const sprite = sprites.get(call.options.name)
      if (sprite) drawNineSlice(canvas, viewFor(canvas, call), call.options, sprite)
      return
    }
  }
}

/** Ignores alpha, because nothing is behind the canvas. */
function fillCanvas({ pixels }: Canvas, color: number) {
  pixels.fill(paintOf(color).pixel)
}

function viewFor({ width, height }: Canvas, call: { options: { fixed: boolean }; camera?: Camera }): View {
  if (call.options.fixed || !call.camera) return FIXED_VIEW
  return viewOf(call.camera, width, height)
}
