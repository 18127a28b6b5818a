import { floatDebugText, floatExponentText, floatText, integerExponentText } from './numberText'

test('Display never shows an exponent', () => {
  expect(floatText(1e20, true, undefined)).toBe('100000000000000000000')
  expect(floatText(Math.fround(1e-7), true, undefined)).toBe('0.0000001')
  expect(floatText(1.5, false, 2)).toBe('1.50')
  expect(floatText(NaN, false, 2)).toBe('NaN')
  expect(floatText(Infinity, false, undefined)).toBe('inf')
})

test('Debug shows a point, and an exponent below 1e-4 and from 1e16 on', () => {
  expect(floatDebugText(2, false, undefined)).toBe('2.0')
  expect(floatDebugText(1e-4, false, undefined)).toBe('0.0001')
  expect(floatDebugText(9.9e-5, false, undefined)).toBe('9.9e-5')
  expect(floatDebugText(Math.fround(1e-4), true, undefined)).toBe('0.0001')
  expect(floatDebugText(1e15, false, undefined)).toBe('1000000000000000.0')
  expect(floatDebugText(1e16, false, undefined)).toBe('1e16')
  expect(floatDebugText(3.4028234663852886e38, true, undefined)).toBe('3.4028235e38')
  expect(floatDebugText(0, false, 1)).toBe('0.0')
})

test('an exponent stands behind one digit and a fraction', () => {
  expect(floatExponentText(1500, false, undefined)).toBe('1.5e3')
  expect(floatExponentText(1, false, undefined)).toBe('1e0')
  expect(floatExponentText(0.125, false, 1)).toBe('1.2e-1')
  expect(integerExponentText('1500', undefined)).toBe('1.5e3')
  expect(integerExponentText('0', undefined)).toBe('0e0')
  expect(integerExponentText('2500', 0)).toBe('2e3')
  expect(integerExponentText('3500', 0)).toBe('4e3')
  expect(integerExponentText('9999', 1)).toBe('1.0e4')
})
