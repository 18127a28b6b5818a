import type { Resolution } from './camera'
import type { DrawCall } from './call'

export type SpriteSize = { readonly width: number; readonly height: number }

/** A glyph with its space. */
const PIXELS_PER_CHARACTER = 48

/** A rotated shape tests each pixel. */
const TURNED = 4

/** An upper bound, weighted by time. */
export function paintedPixels(call: DrawCall, resolution: Resolution, sprite?: SpriteSize): number {
  const whole = resolution[0] * resolution[1]
  if (call.op === 'clear') return whole
  const zoom = call.options.fixed || !call.camera ? 1 : call.camera.z
  const area = areaOf(call, sprite) * zoom * zoom
  // NaN is nowhere on the canvas
  return Math.max(Math.min(area || 0, whole) * (isTurned(call) ? TURNED : 1), readPixels(call))
}

/** Each character is processed, no matter where it is. */
const readPixels = (call: Exclude<DrawCall, { op: 'clear' }>) =>
  'text' in call.options ? call.options.text.length * PIXELS_PER_CHARACTER : 0

const isTurned = (call: Exclude<DrawCall, { op: 'clear' }>) =>
  call.op === 'path!' || ('rotation' in call.options && call.options.rotation !== 0)

function areaOf(call: Exclude<DrawCall, { op: 'clear' }>, sprite: SpriteSize | undefined): number {
  switch (call.op) {
    case 'circ!':
      return call.options.d ** 2
    case 'path!': {
      const { start, end, size } = call.options
      return Math.hypot(end[0] - start[0], end[1] - start[1]) * size
    }
    case 'text!':
      return call.options.text.length * PIXELS_PER_CHARACTER * call.options.scale ** 2
    // Scale moves glyphs apart without enlarging them
    case 'text_box!':
      return call.options.text.length * PIXELS_PER_CHARACTER
    case 'sprite!': {
      const { w, h, scale_x, scale_y } = call.options
      return sprite ? Math.abs((w ?? sprite.width) * scale_x * (h ?? sprite.height) * scale_y) : 0
    }
    default:
      return call.options.w * call.options.h
  }
}
