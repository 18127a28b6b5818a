import { dragIntent, dragSteps } from './dragIntent'

test.each([
  [{ x: 3, y: 3 }, undefined],
  [{ x: 4, y: 0 }, 'change'],
  [{ x: -9, y: 5 }, 'change'],
  [{ x: 4, y: 9 }, 'select'],
])('a pointer that has moved by %j', (to, intent) => {
  expect(dragIntent({ x: 0, y: 0 }, to)).toBe(intent)
})

test.each([
  [30, 100, false, 10],
  [-30, 100, false, -10],
  [30, 100, true, 100],
  [32, 5, false, 4],
  [-2, 100, false, 0],
])('%i px to the right of the number %i', (way, number, isShifted, steps) => {
  expect(dragSteps(way, number, isShifted)).toBe(steps)
})
