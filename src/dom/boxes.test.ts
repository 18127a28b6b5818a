import { isInside, placeNextTo } from './boxes'

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

const anchor = { left: 100, right: 140, top: 50, bottom: 70 }
const room = { left: 8, right: 392, top: 8, bottom: 292 }
const size = { gap: 6, width: 60, height: 24 }

test.each([
  ['start', 100],
  ['center', 90],
  ['end', 80],
] as const)('is below its anchor, aligned with its %s', (align, left) => {
  expect(placeNextTo({ anchor, align, ...size, room })).toEqual({ left, top: 76 })
})

test('is above if it does not fit below', () => {
  const low = { ...anchor, top: 250, bottom: 270 }
  expect(placeNextTo({ anchor: low, align: 'start', ...size, room }).top).toBe(220)
})

test('it stays below where it fits nowhere', () => {
  const low = { ...anchor, top: 20, bottom: 280 }
  expect(placeNextTo({ anchor: low, align: 'start', ...size, room }).top).toBe(286)
})

test('it keeps within the sides of its room, the left one before the right one', () => {
  const leftOf = (left: number, width = 60) =>
    placeNextTo({ anchor: { ...anchor, left }, align: 'start', ...size, width, room }).left
  expect(leftOf(0)).toBe(8)
  expect(leftOf(380)).toBe(332)
  expect(leftOf(100, 500)).toBe(8)
})
