import { directionsAt } from './directions'

test.each([
  [0, -40, ['up']],
  [0, 40, ['down']],
  [-40, 0, ['left']],
  [40, 0, ['right']],
  [30, -30, ['up', 'right']],
  [-30, 30, ['down', 'left']],
  [40, 15, ['right']],
  [40, 18, ['down', 'right']],
])('%d to the right and %d down is %j', (dx, dy, directions) => {
  expect(directionsAt(dx, dy, 10)).toEqual(directions)
})

test('in the middle nothing is held', () => {
  expect(directionsAt(0, 0, 10)).toEqual([])
  expect(directionsAt(6, -6, 10)).toEqual([])
  expect(directionsAt(10, 0, 10)).toEqual(['right'])
})
