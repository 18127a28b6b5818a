import { outlinesOf } from './outlines'

test('a block has four corners, clockwise', () => {
  expect(outlinesOf(['##', '##'])).toEqual([
    [
      [2, 0],
      [2, 2],
      [0, 2],
      [0, 0],
    ],
  ])
})

test('a hole is a separate, counterclockwise outline', () => {
  expect(outlinesOf(['###', '#.#', '###'])).toEqual([
    [
      [3, 0],
      [3, 3],
      [0, 3],
      [0, 0],
    ],
    [
      [2, 2],
      [2, 1],
      [1, 1],
      [1, 2],
    ],
  ])
})

test('diagonal pixels are two outlines', () => {
  expect(outlinesOf(['#.', '.#'])).toHaveLength(2)
})
