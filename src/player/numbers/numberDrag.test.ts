import { dragIntent, dragSteps, paceOf } from './numberDrag'

test.each([
  [{ x: 3, y: 3 }, undefined],
  [{ x: 4, y: 0 }, 'change'],
  [{ x: -9, y: 5 }, 'change'],
  [{ x: 4, y: 9 }, 'select'],
])('reads a pointer that moved by %j', (to, intent) => {
  expect(dragIntent({ x: 0, y: 0 }, to)).toBe(intent)
})

test.each([
  [30, 100, 'usual', 10],
  [-30, 100, 'usual', -10],
  [30, 100, 'coarse', 100],
  [30, 100, 'fine', 1],
  [32, 5, 'usual', 4],
  [-2, 100, 'usual', 0],
] as const)('%i px to the right of the number %i, at the pace %s', (way, number, pace, steps) => {
  expect(dragSteps(way, number, pace)).toBe(steps)
})

test.each([
  [{ shiftKey: false, altKey: false }, 'usual'],
  [{ shiftKey: true, altKey: false }, 'coarse'],
  [{ shiftKey: false, altKey: true }, 'fine'],
])('with %j the pace is %s', (keys, pace) => {
  expect(paceOf(keys)).toBe(pace)
})
