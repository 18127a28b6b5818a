import type { DrawCall, PathOptions, RectOptions, SpriteOptions, TextOptions } from '../drawCall'
import { paintedPixels } from './paintedPixels'

const canvas = [256, 144] as const
const rect = (options: Partial<RectOptions>, z = 1): DrawCall => ({
  op: 'rect!',
  options: { w: 0, h: 0, rotation: 0, fixed: false, ...options } as RectOptions,
  camera: { x: 128, y: 72, z },
})

test('a box counts with its area, as large as the zoom makes it', () => {
  expect(paintedPixels(rect({ w: 10, h: 5 }), canvas)).toBe(50)
  expect(paintedPixels(rect({ w: 10, h: 5 }, 2), canvas)).toBe(200)
  expect(paintedPixels(rect({ w: 10, h: 5, fixed: true }, 2), canvas)).toBe(50)
})

test('nothing counts more than the canvas', () => {
  expect(paintedPixels(rect({ w: 4294967295, h: 4294967295 }), canvas)).toBe(36864)
  expect(paintedPixels({ op: 'clear', options: { color: 0 } }, canvas)).toBe(36864)
})

test('a box at no place counts nothing', () => {
  expect(paintedPixels(rect({ w: 0, h: 5 }, Infinity), canvas)).toBe(0)
})

test('a turned shape takes four times as long', () => {
  expect(paintedPixels(rect({ w: 10, h: 5, rotation: 45 }), canvas)).toBe(200)
})

test('a line counts with its length and thickness, a text with its characters', () => {
  const path = { start: [0, 0], end: [30, 40], size: 2, fixed: true } as unknown as PathOptions
  expect(paintedPixels({ op: 'path!', options: path }, canvas)).toBe(400)
  expect(
    paintedPixels({ op: 'text!', options: { text: 'Score', rotation: 0, fixed: true } as TextOptions }, canvas),
  ).toBe(240)
})

test('a sprite counts with its own size, or the one that it is drawn with', () => {
  const sprite = (options: Partial<SpriteOptions>): DrawCall => ({
    op: 'sprite!',
    options: { w: null, h: null, scale_x: 1, scale_y: 1, rotation: 0, fixed: true, ...options } as SpriteOptions,
    shownFrame: 0,
  })
  expect(paintedPixels(sprite({}), canvas, { width: 16, height: 16 })).toBe(256)
  expect(paintedPixels(sprite({ w: 8, scale_x: -2 }), canvas, { width: 16, height: 16 })).toBe(256)
  expect(paintedPixels(sprite({}), canvas)).toBe(0)
})
