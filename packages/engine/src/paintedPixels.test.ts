import { path, rect, sprite, text } from '../tests/plainCalls'
import type { DrawCall } from './call'
import { paintedPixels } from './paintedPixels'

const canvas = [256, 144] as const
const zoomed = (call: Exclude<DrawCall, { op: 'clear' }>, z: number): DrawCall => ({
  ...call,
  camera: { x: 128, y: 72, z },
})

test('a box costs its zoomed area', () => {
  expect(paintedPixels(rect({ w: 10, h: 5 }), canvas)).toBe(50)
  expect(paintedPixels(zoomed(rect({ w: 10, h: 5 }), 2), canvas)).toBe(200)
  expect(paintedPixels(zoomed(rect({ w: 10, h: 5, fixed: true }), 2), canvas)).toBe(50)
})

test('nothing costs more than the canvas', () => {
  expect(paintedPixels(rect({ w: 4294967295, h: 4294967295 }), canvas)).toBe(36864)
  expect(paintedPixels({ op: 'clear', options: { color: 0 } }, canvas)).toBe(36864)
})

test('a box at an invalid position costs nothing', () => {
  expect(paintedPixels(zoomed(rect({ w: 0, h: 5 }), Infinity), canvas)).toBe(0)
})

test('a rotated shape costs four times as much', () => {
  expect(paintedPixels(rect({ w: 10, h: 5, rotation: 45 }), canvas)).toBe(200)
})

test('a line costs its length times thickness', () => {
  expect(paintedPixels(path({ start: [0, 0], end: [30, 40], size: 2 }), canvas)).toBe(400)
})

test('a text costs its scaled characters', () => {
  expect(paintedPixels(text('Score'), canvas)).toBe(240)
  expect(paintedPixels(text('Score', { scale: 3 }), canvas)).toBe(2160)
})

test('each character costs, wherever it is', () => {
  expect(paintedPixels(text('a'.repeat(100_000)), canvas)).toBe(4_800_000)
})

test('a sprite costs its own or drawn size', () => {
  expect(paintedPixels(sprite('a'), canvas, { width: 16, height: 16 })).toBe(256)
  expect(paintedPixels(sprite('a', { w: 8, scale_x: -2 }), canvas, { width: 16, height: 16 })).toBe(256)
  expect(paintedPixels(sprite('a'), canvas)).toBe(0)
})
