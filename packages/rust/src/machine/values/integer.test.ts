import { cast } from './integer'
import type { ScalarName } from '../../ir/program'
import type { Value } from './value'

const castOf = (value: Value, source: ScalarName, target: ScalarName) =>
  (cast(source, target) as (value: Value) => Value)(value)

test('a float cast truncates, saturates, and maps NaN to 0', () => {
  expect(castOf(300.7, 'f32', 'u8')).toBe(255)
  expect(castOf(-5.5, 'f32', 'u32')).toBe(0)
  expect(castOf(-5.9, 'f32', 'i32')).toBe(-5)
  expect(castOf(NaN, 'f32', 'i32')).toBe(0)
  expect(castOf(-0.5, 'f64', 'i32')).toBe(0)
  expect(castOf(Infinity, 'f64', 'i64')).toBe(9223372036854775807n)
  expect(castOf(1e300, 'f64', 'u64')).toBe(18446744073709551615n)
  expect(castOf(-1.5, 'f64', 'i64')).toBe(-1n)
})

test('an integer cast truncates bits', () => {
  expect(castOf(300, 'i32', 'u8')).toBe(44)
  expect(castOf(-1, 'i32', 'u8')).toBe(255)
  expect(castOf(3000000000, 'u32', 'i32')).toBe(-1294967296)
  expect(castOf(-1, 'i32', 'u64')).toBe(18446744073709551615n)
  expect(castOf(4294967297n, 'u64', 'u32')).toBe(1)
  expect(castOf(-1n, 'i64', 'usize')).toBe(4294967295)
  expect(castOf(200, 'u8', 'i8')).toBe(-56)
})

test('an integer casts to the nearest float', () => {
  expect(castOf(16777217, 'i32', 'f32')).toBe(16777216)
  expect(castOf(16777217, 'i32', 'f64')).toBe(16777217)
  expect(castOf(9007199791611905n, 'u64', 'f32')).toBe(9007200328482816)
  expect(castOf(-16777217n, 'i64', 'f32')).toBe(-16777216)
})

test('bool casts to 0 or 1, a char to its code point', () => {
  expect(castOf(true, 'bool', 'i32')).toBe(1)
  expect(castOf(false, 'bool', 'u64')).toBe(0n)
  expect(castOf(233, 'char', 'u8')).toBe(233)
  expect(castOf(0x1f600, 'char', 'u8')).toBe(0)
  expect(castOf(97, 'u8', 'char')).toBe(97)
  expect(castOf(97, 'char', 'u64')).toBe(97n)
})

test('a cast to f32 rounds once', () => {
  expect(castOf(0.1, 'f64', 'f32')).toBe(0.10000000149011612)
  expect(castOf(16777217n, 'i64', 'f32')).toBe(16777216)
})
