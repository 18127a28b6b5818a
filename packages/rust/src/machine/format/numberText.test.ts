import {
  fixedText,
  floatDebugText,
  floatExponentText,
  floatText,
  integerExponentText,
  roundedDecimal,
  shortestDecimal,
} from './numberText'

test('Display never uses an exponent', () => {
  expect(floatText(1e20, true, undefined)).toBe('100000000000000000000')
  expect(floatText(Math.fround(1e-7), true, undefined)).toBe('0.0000001')
  expect(floatText(1.5, false, 2)).toBe('1.50')
  expect(floatText(NaN, false, 2)).toBe('NaN')
  expect(floatText(Infinity, false, undefined)).toBe('inf')
})

test('Debug has a decimal point, and an exponent below 1e-4 and from 1e16', () => {
  expect(floatDebugText(2, false, undefined)).toBe('2.0')
  expect(floatDebugText(1e-4, false, undefined)).toBe('0.0001')
  expect(floatDebugText(9.9e-5, false, undefined)).toBe('9.9e-5')
  expect(floatDebugText(Math.fround(1e-4), true, undefined)).toBe('0.0001')
  expect(floatDebugText(1e15, false, undefined)).toBe('1000000000000000.0')
  expect(floatDebugText(1e16, false, undefined)).toBe('1e16')
  expect(floatDebugText(3.4028234663852886e38, true, undefined)).toBe('3.4028235e38')
  expect(floatDebugText(0, false, 1)).toBe('0.0')
})

test('an exponent follows one digit and a fraction', () => {
  expect(floatExponentText(1500, false, undefined)).toBe('1.5e3')
  expect(floatExponentText(1, false, undefined)).toBe('1e0')
  expect(floatExponentText(0.125, false, 1)).toBe('1.2e-1')
  expect(integerExponentText('1500', undefined)).toBe('1.5e3')
  expect(integerExponentText('0', undefined)).toBe('0e0')
  expect(integerExponentText('2500', 0)).toBe('2e3')
  expect(integerExponentText('3500', 0)).toBe('4e3')
  expect(integerExponentText('9999', 1)).toBe('1.0e4')
})

test('prints the shortest digits that round-trip in the type', () => {
  expect(shortestDecimal(0.1, false)).toEqual({ digits: '1', point: 0 })
  expect(shortestDecimal(Math.fround(0.1), true)).toEqual({ digits: '1', point: 0 })
  expect(shortestDecimal(Math.fround(0.1), false)).toEqual({ digits: '10000000149011612', point: 0 })
  expect(shortestDecimal(16777216, true)).toEqual({ digits: '16777216', point: 8 })
  expect(shortestDecimal(0, true)).toEqual({ digits: '0', point: 1 })
})

test('below a power of two the shortest digits may only be above', () => {
  expect(shortestDecimal(2 ** -96, true)).toEqual({ digits: '12621775', point: -28 })
  expect(shortestDecimal(2 ** 90, true)).toEqual({ digits: '12379401', point: 28 })
})

test('rounds fixed digits from the exact value, ties to even', () => {
  expect([0.5, 1.5, 2.5, 3.5].map((value) => fixedText(value, 0))).toEqual(['0', '2', '2', '4'])
  expect(fixedText(0.25, 1)).toBe('0.2')
  expect(fixedText(1.005, 2)).toBe('1.00')
  expect(fixedText(9.995, 2)).toBe('9.99')
  expect(fixedText(1e21, 1)).toBe('1000000000000000000000.0')
  expect(fixedText(5e-324, 3)).toBe('0.000')
  expect(fixedText(0.1, 20)).toBe('0.10000000000000000555')
})

test('rounds significant digits likewise', () => {
  expect(roundedDecimal(2.5, 1)).toEqual({ digits: '2', point: 1 })
  expect(roundedDecimal(9.96, 2)).toEqual({ digits: '10', point: 2 })
  expect(roundedDecimal(0.00012345, 3)).toEqual({ digits: '123', point: -3 })
  expect(roundedDecimal(0, 3)).toEqual({ digits: '000', point: 1 })
})
