import { literal, nearestFloat32 } from './aggregates'
import type { Type } from '../front/types/type'

const span = { start: 0, end: 0 }
const typed = (name: 'f32' | 'f64' | 'u8' | 'i64'): Type => ({ kind: 'scalar', name })

test("a literal has its type's value", () => {
  const value = (value: unknown) => ({ op: 'value', value })
  expect(literal({ kind: 'IntLit', span, value: 7n }, typed('u8'))).toEqual(value(7))
  expect(literal({ kind: 'IntLit', span, value: 7n }, typed('i64'))).toEqual({ op: 'wide', value: '7' })
  expect(literal({ kind: 'IntLit', span, value: 16777217n }, typed('f32'))).toEqual(value(16777216))
  expect(literal({ kind: 'FloatLit', span, value: 0.1, digits: '0.1' }, typed('f32'))).toEqual(
    value(0.10000000149011612),
  )
  expect(literal({ kind: 'FloatLit', span, value: 0.1, digits: '0.1' }, typed('f64'))).toEqual(value(0.1))
  expect(literal({ kind: 'CharLit', span, value: '\u{1f600}' }, typed('u8'))).toEqual(value(0x1f600))
})

test('writes a non-finite number by name', () => {
  expect(literal({ kind: 'FloatLit', span, value: Infinity, digits: '1e999' }, typed('f64'))).toEqual({
    op: 'float',
    value: 'Infinity',
  })
})

test('rounds decimal digits to f32 once', () => {
  // 1 + 2^-24 is halfway between two f32, and the nearest f64 of the second text is exactly that
  expect(nearestFloat32(1.000000059604644775390625, '1.000000059604644775390625')).toBe(1)
  expect(nearestFloat32(1.000000059604644775390625, '1.0000000596046447753906250000001')).toBe(1.0000001192092896)
  expect(nearestFloat32(1.000000059604644775390625, '1.0000000596046447753906249999999')).toBe(1)
  expect(nearestFloat32(1e-60, '1e-60')).toBe(0)
  expect(nearestFloat32(3.5, '3.5')).toBe(3.5)
})
