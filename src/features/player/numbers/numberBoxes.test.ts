import { numberUnder, offsetInNumber } from './numberBoxes'
import type { NumberBox } from './numberBoxes'

const place = { kind: 'whole', start: 10, end: 14, text: '1234', maySink: false } as const
const onOneLine: NumberBox = { place, lines: [{ left: 100, top: 20, right: 140, bottom: 40 }] }
const wrapped: NumberBox = {
  place,
  lines: [
    { left: 300, top: 20, right: 320, bottom: 40 },
    { left: 0, top: 40, right: 20, bottom: 60 },
  ],
}

test('a number is hit between its first and its last sign, on each of its lines', () => {
  expect(numberUnder([onOneLine], { x: 100, y: 20 })).toBe(onOneLine)
  expect(numberUnder([onOneLine], { x: 140, y: 20 })).toBeUndefined()
  expect(numberUnder([onOneLine], { x: 120, y: 41 })).toBeUndefined()
  expect(numberUnder([wrapped], { x: 10, y: 50 })).toBe(wrapped)
})

test.each([
  [onOneLine, { x: 104, y: 30 }, 10],
  [onOneLine, { x: 106, y: 30 }, 11],
  [onOneLine, { x: 139, y: 30 }, 14],
  [wrapped, { x: 12, y: 50 }, 13],
])('a click puts the caret between the nearest signs', (box, point, offset) => {
  expect(offsetInNumber(box, point)).toBe(offset)
})
