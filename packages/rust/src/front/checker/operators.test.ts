import { programDiagnostics, programHelp } from '../../../tests/checkedProgram'

test('arithmetic works on numbers of one type and references to them', () => {
  expect(programDiagnostics('let a = 1.5f32; let b = &a; let c = a * b + 2.0; let d = 7 % 2 << 1u8;')).toEqual([])
})

test('floats and integer literals do not mix', () => {
  expect(programDiagnostics('let a = 1.5f32; a * 2;')).toEqual([
    'E0277 cannot multiply f32 by {integer}: no implementation for f32 * {integer}',
  ])
  expect(programHelp('let a = 1.5f32; a * 2;')).toEqual(['write 2.0'])
})

test('two number types are a mismatch', () => {
  expect(programDiagnostics('let a = 1u32; let b = 2i32; a + b;')).toEqual([
    'E0308 mismatched types: expected u32, found i32',
  ])
  expect(programHelp('let a = 1u32; let b = 2i32; a + b;')).toEqual(['write b as u32'])
})

test('comparisons do not auto-dereference', () => {
  expect(programDiagnostics('let a = 1; let x = &a; x > 1;')).toEqual([
    'E0308 mismatched types: expected &_, found integer',
  ])
})

test('String and str compare for equality, not for order', () => {
  expect(programDiagnostics('let s = String::new(); s == "a"; "a" == s; s < "b";')).toHaveLength(1)
})

test('user types have operators by impls and comparisons by derives', () => {
  const own = `use std::ops::{Add, Mul};
    #[derive(Clone, Copy, PartialEq)] struct V(f32);
    impl Add for V { type Output = V; fn add(self, other: V) -> V { V(self.0 + other.0) } }
    impl Mul<V> for f32 { type Output = V; fn mul(self, v: V) -> V { V(self * v.0) } }`
  expect(programDiagnostics(`${own} let v = V(1.0); let w = 2.0 * v + v; v == w;`)).toEqual([])
  expect(programDiagnostics(`${own} let v = V(1.0); v < v;`)).toEqual([
    'E0369 binary operation < cannot be applied to type V',
  ])
})

test('refuses negation of unsigned numbers and assignment through a reference without `*`', () => {
  expect(programDiagnostics('let a = 1u32; -a;')).toEqual([
    'E0600 cannot apply unary operator - to type u32: cannot apply unary operator -',
  ])
  expect(programDiagnostics('fn f(a: &mut i32) { a += 1; }')).toEqual([
    'E0368 binary assignment operation += cannot be applied to type &mut i32: cannot use += on type &mut i32',
  ])
})
