import { canvasOf } from './canvas'
import { byteOf, faded, LIGHT, paintOf, paintPixel, paintSpan, tinted } from './paint'
import { colorAt } from '../../tests/plainCalls'

function over(below: number, color: number): number {
  const canvas = canvasOf(1, 1)
  paintPixel(canvas.pixels, 0, paintOf(below))
  paintPixel(canvas.pixels, 0, paintOf(color))
  return colorAt(canvas, 0, 0)
}

test('black with alpha aa over cyan gives (0, 203, 203)', () => {
  expect(over(0x00ffffff, 0x000000aa)).toBe(0x00cbcb)
})

test('alpha ff is opaque, alpha 00 changes nothing', () => {
  expect(over(0x123456ff, 0xabcdefff)).toBe(0xabcdef)
  expect(over(0x123456ff, 0xabcdef00)).toBe(0x123456)
})

test('white over black shows the light of the alpha byte', () => {
  expect(over(0x000000ff, 0xffffff80)).toBe(0x808080)
})

test('paints spans like single pixels', () => {
  for (const color of [0x12345678, 0x123456ff, 0x12345600])
    for (const length of [3, 100]) {
      const spans = canvasOf(length + 2, 1)
      const single = canvasOf(length + 2, 1)
      paintSpan(spans.pixels, 1, length + 1, paintOf(color))
      for (let place = 1; place <= length; place++) paintPixel(single.pixels, place, paintOf(color))
      expect(spans.pixels).toEqual(single.pixels)
    }
})

test('an opacity of 1 keeps the color', () => {
  expect(faded(0xff00ff00, 1)).toBe(0xff00ff00)
})

test.each([
  [0.75, 223],
  [0.5, 186],
  [0.25, 135],
  [0.1, 89],
  [0, 0],
])('an opacity of %d replaces the alpha by %i', (opacity, alpha) => {
  expect(faded(0xff00ff00, opacity)).toBe((0xff00ff00 | alpha) >>> 0)
})

test('clamps the opacity to a byte', () => {
  expect([faded(0x010203ff, 7), faded(0x010203ff, -1), faded(0x010203ff, NaN)]).toEqual([
    0x010203ff, 0x01020300, 0x01020300,
  ])
})

test('a tint multiplies light: white changes nothing, black is black', () => {
  expect(tinted(0x808080ff, 0xffffffff)).toBe(0x808080ff)
  expect(tinted(0xabcdefff, 0x000000ff)).toBe(0x000000ff)
  expect(tinted(0xffff00ff, 0xff7777ff)).toBe(0xff7700ff)
  expect(tinted(0x777777ff, 0x777777ff)).toBe(0x343434ff)
})

test('sRGB bytes are decoded to linear light', () => {
  expect([0, 10, 11, 128, 255].map((byte) => LIGHT[byte]!.toFixed(6))).toEqual([
    '0.000000',
    '0.003035',
    '0.003347',
    '0.215861',
    '1.000000',
  ])
})

test('bytes round-trip', () => {
  for (let byte = 0; byte < 256; byte++) expect(byteOf(LIGHT[byte]!)).toBe(byte)
})

test('rounds light to the nearest byte', () => {
  for (let step = 0; step <= 20000; step++) {
    const light = step / 20000
    const level = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
    expect(byteOf(light)).toBe(Math.round(level * 255))
  }
})
