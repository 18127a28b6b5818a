import type { DrawCall } from '../call'
import { canvasOf } from './canvas'
import { drawCalls } from './drawCalls'
import { circ, drawn, ellipse, nineSlice, path, rect, sprite, spriteOf, text, textBox } from '../../tests/plainCalls'

const clear = (color: number): DrawCall => ({ op: 'clear', options: { color } })

test('a frame starts black', () => {
  const canvas = canvasOf(2, 1)
  drawCalls(canvas, [rect({ w: 2, h: 1 })], new Map())
  drawCalls(canvas, [], new Map())
  expect([...canvas.pixels]).toEqual([0xff000000, 0xff000000])
})

test('later calls cover earlier ones', () => {
  expect(drawn(3, 1, [rect({ w: 2, h: 1 }), rect({ x: 1, w: 2, h: 1, color: 0xff0000ff })])).toEqual(['#rr'])
})

test('clear covers everything before it, whatever the camera', () => {
  expect(drawn(2, 1, [rect({ w: 1, h: 1 }), clear(0x0000ffff)])).toEqual(['bb'])
})

test('the canvas stays opaque after a translucent clear', () => {
  expect(drawn(1, 1, [clear(0xff000000)])).toEqual(['r'])
})

test('no number makes a call throw, hang or leave the canvas', () => {
  const dot = spriteOf(['rg b.'], { r: 0xff0000ff, g: 0x00ff00ff, b: 0x0000ff80 })
  const sprites = new Map([['dot', dot]])
  const numbers = [0, -1, 1, 2147483647, -2147483648, 4294967295]
  const reals = [0, -1, 0.001, 1e30, NaN, Infinity, -Infinity]
  let seed = 1
  const pick = <T>(from: readonly T[]) => from[(seed = (seed * 48271) % 2147483647) % from.length]!
  const int = () => pick(numbers)
  const size = () => Math.abs(int())
  const canvas = canvasOf(16, 9)
  for (let round = 0; round < 3000; round++) {
    const place = { x: int(), y: int(), opacity: pick(reals), color: size() }
    const box = { ...place, w: size(), h: size(), rotation: int(), origin: [int(), int()] as const }
    const bordered = { ...box, border_size: size(), border_radius: size() }
    const scales = { scale_x: pick(reals), scale_y: pick(reals), tx: int(), ty: int() }
    const looks = { repeat: pick([true, false]), cover: pick([true, false]), frame: pick([null, size()]) }
    const calls: DrawCall[] = [
      rect(bordered),
      ellipse(box),
      circ({ ...place, d: size(), border_size: size() }),
      path({ start: [int(), int()], end: [int(), int()], size: size(), rotation: int(), rounded: true }),
      sprite('dot', { ...bordered, ...scales, ...looks }),
      nineSlice('dot', { ...box, margins: [size(), size(), size(), size()] }),
      text('Hi', { ...place, scale: pick(reals), rotation: int() }),
      textBox('Hi you', { ...box, scale: pick(reals), start: size(), end: pick([null, size()]) }),
    ]
    const camera = { x: pick(reals), y: pick(reals), z: pick(reals) }
    drawCalls(
      canvas,
      calls.map((call) => (round % 3 ? call : { ...call, camera })),
      sprites,
    )
    expect(canvas.pixels.every((pixel) => pixel >>> 24 === 255)).toBe(true)
  }
})
