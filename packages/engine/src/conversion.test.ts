import { castToI32, castToU32, roundAway, toF32, toI32, toU32 } from './conversion'

test('truncates a float toward zero', () => {
  expect([1.9, -1.9, 2.5].map(toI32)).toEqual([1, -1, 2])
  expect(toU32(7.99)).toBe(7)
})

test('a negative fraction becomes unsigned zero', () => {
  expect(toU32(-0.5)).toBe(0)
  expect(toI32(-0.5)).toBe(0)
})

test('values out of range have no result', () => {
  expect([NaN, Infinity, -Infinity, -1, 4294967296].map(toU32)).toEqual(Array(5).fill(undefined))
  expect([NaN, Infinity, -Infinity, 2147483648, -2147483649].map(toI32)).toEqual(Array(5).fill(undefined))
  expect(toU32(9223372036854775807n)).toBeUndefined()
})

test('accepts the ends of a range', () => {
  expect([toI32(-2147483648), toI32(2147483647), toU32(4294967295)]).toEqual([-2147483648, 2147483647, 4294967295])
  expect(toI32(2147483647.9)).toBe(2147483647)
})

test('converts 64-bit integers', () => {
  expect([toI32(-5n), toU32(300n)]).toEqual([-5, 300])
})

test('rounds to the nearest f32', () => {
  expect(toF32(0.1)).toBe(0.10000000149011612)
  expect(toF32(16777217)).toBe(16777216)
  expect(toF32(1e300)).toBe(Infinity)
})

test('rounds a 64-bit integer to f32 once', () => {
  expect(toF32(9007199791611905n)).toBe(9007200328482816)
  expect(toF32(-9007199791611905n)).toBe(-9007200328482816)
  expect(toF32(9007199791611904n)).toBe(9007199254740992)
})

test('a cast saturates, and NaN is 0', () => {
  expect([Infinity, -Infinity, NaN, -0.5, 2.9].map(castToI32)).toEqual([2147483647, -2147483648, 0, 0, 2])
  expect([Infinity, -3, NaN, 300.7].map(castToU32)).toEqual([4294967295, 0, 0, 300])
})

test('rounds a half away from zero', () => {
  expect([2.5, -2.5, 0.5, -1.4, 0.49999997].map(roundAway)).toEqual([3, -3, 1, -1, 0])
})
