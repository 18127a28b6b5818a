import { enlarged } from './enlarged'

test('every pixel becomes a square', () => {
  const { width, height, pixels } = enlarged({ width: 2, height: 1, pixels: Uint32Array.of(1, 2) }, 2)
  expect([width, height, ...pixels]).toEqual([4, 2, 1, 1, 2, 2, 1, 1, 2, 2])
})
