import { directionsAt, heldOnPads } from './gamepads'

const pad = (pressed: number[], axes = [0, 0, 0, 0]) => ({
  connected: true,
  mapping: 'standard',
  axes,
  buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: pressed.includes(index) })),
})

test('reads the ten buttons of the standard mapping', () => {
  expect(heldOnPads([pad([0]), pad([1]), pad([2]), pad([3])])).toEqual([['a'], ['b'], ['x'], ['y']])
  expect(heldOnPads([pad([8, 9])])).toEqual([['start', 'select']])
  expect(heldOnPads([pad([12, 13, 14, 15])])).toEqual([['up', 'down', 'left', 'right']])
})

test('maps the left stick to directions outside its dead zone', () => {
  expect(heldOnPads([pad([], [0.4, 0])])).toEqual([[]])
  expect(heldOnPads([pad([], [0.9, 0])])).toEqual([['right']])
  expect(heldOnPads([pad([], [-0.7, -0.7])])).toEqual([['up', 'left']])
  expect(heldOnPads([pad([], [0, 0, 1, 1])])).toEqual([[]])
})

test('skips empty slots, other mappings and disconnected gamepads', () => {
  const strange = { ...pad([0]), mapping: '' }
  const gone = { ...pad([0]), connected: false }
  expect(heldOnPads([null, strange, gone, pad([1])])).toEqual([['b']])
})

test.each([
  [0, -40, ['up']],
  [0, 40, ['down']],
  [-40, 0, ['left']],
  [40, 0, ['right']],
  [30, -30, ['up', 'right']],
  [-30, 30, ['down', 'left']],
  [40, 15, ['right']],
  [40, 18, ['down', 'right']],
])('maps %d right and %d down to %j', (dx, dy, directions) => {
  expect(directionsAt(dx, dy, 10)).toEqual(directions)
})

test('holds nothing in the middle', () => {
  expect(directionsAt(0, 0, 10)).toEqual([])
  expect(directionsAt(6, -6, 10)).toEqual([])
  expect(directionsAt(10, 0, 10)).toEqual(['right'])
})
