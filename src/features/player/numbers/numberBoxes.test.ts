import { numberUnder, offsetInNumber } from './numberBoxes'
import type { NumberBox } from './numberBoxes'

const place = { kind: 'whole', start: 10, end: 14, text: '1234', maySink: false } as const
const number: NumberBox = { place, box: { left: 100, top: 20, right: 140, bottom: 40 } }

test('a number is hit between its first and its last sign', () => {
  expect(numberUnder([number], { x: 100, y: 20 })).toBe(number)
  expect(numberUnder([number], { x: 140, y: 20 })).toBeUndefined()
  expect(numberUnder([number], { x: 120, y: 41 })).toBeUndefined()
})

test.each([
  [{ x: 104, y: 30 }, 10],
  [{ x: 106, y: 30 }, 11],
  [{ x: 139, y: 30 }, 14],
])('a click puts the caret between the nearest signs', (point, offset) => {
  expect(offsetInNumber(number, point)).toBe(offset)
})
