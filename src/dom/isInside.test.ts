import { isInside } from './isInside'

const box = { left: 10, top: 20, right: 30, bottom: 40 }

test('the edges of a box belong to it', () => {
  expect(isInside({ x: 10, y: 40 }, box)).toBe(true)
  expect(isInside({ x: 20, y: 30 }, box)).toBe(true)
})

test.each([
  [9, 30],
  [31, 30],
  [20, 19],
  [20, 41],
])('the point %i, %i lies beside it', (x, y) => {
  expect(isInside({ x, y }, box)).toBe(false)
})
