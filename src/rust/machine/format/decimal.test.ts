import { fixedText, roundedDecimal, shortestDecimal } from './decimal'

test('the shortest digits read back in the width of the value', () => {
  expect(shortestDecimal(0.1, false)).toEqual({ digits: '1', point: 0 })
  expect(shortestDecimal(Math.fround(0.1), true)).toEqual({ digits: '1', point: 0 })
  expect(shortestDecimal(Math.fround(0.1), false)).toEqual({ digits: '10000000149011612', point: 0 })
  expect(shortestDecimal(16777216, true)).toEqual({ digits: '16777216', point: 8 })
  expect(shortestDecimal(0, true)).toEqual({ digits: '0', point: 1 })
})

test('below a power of two the shortest digits may lie above only', () => {
  expect(shortestDecimal(2 ** -96, true)).toEqual({ digits: '12621775', point: -28 })
  expect(shortestDecimal(2 ** 90, true)).toEqual({ digits: '12379401', point: 28 })
})

test('a fixed number of digits is rounded from the exact value, ties to even', () => {
  expect([0.5, 1.5, 2.5, 3.5].map((value) => fixedText(value, 0))).toEqual(['0', '2', '2', '4'])
  expect(fixedText(0.25, 1)).toBe('0.2')
  expect(fixedText(1.005, 2)).toBe('1.00')
  expect(fixedText(9.995, 2)).toBe('9.99')
  expect(fixedText(1e21, 1)).toBe('1000000000000000000000.0')
  expect(fixedText(5e-324, 3)).toBe('0.000')
  expect(fixedText(0.1, 20)).toBe('0.10000000000000000555')
})

test('some digits of a float are rounded likewise', () => {
  expect(roundedDecimal(2.5, 1)).toEqual({ digits: '2', point: 1 })
  expect(roundedDecimal(9.96, 2)).toEqual({ digits: '10', point: 2 })
  expect(roundedDecimal(0.00012345, 3)).toEqual({ digits: '123', point: -3 })
  expect(roundedDecimal(0, 3)).toEqual({ digits: '000', point: 1 })
})
