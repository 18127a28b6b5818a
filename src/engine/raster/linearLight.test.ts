import { byteOf, LIGHT } from './linearLight'

test('sRGB bytes are decoded to linear light', () => {
  expect([0, 10, 11, 128, 255].map((byte) => LIGHT[byte]!.toFixed(6))).toEqual([
    '0.000000',
    '0.003035',
    '0.003347',
    '0.215861',
    '1.000000',
  ])
})

test('every byte comes back', () => {
  for (let byte = 0; byte < 256; byte++) expect(byteOf(LIGHT[byte]!)).toBe(byte)
})

test('light between two bytes becomes the nearest one', () => {
  for (let step = 0; step <= 20000; step++) {
    const light = step / 20000
    const level = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
    expect(byteOf(light)).toBe(Math.round(level * 255))
  }
})
