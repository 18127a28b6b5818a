import { programDiagnostics } from '../../../tests/checkedProgram'

const OVERFLOWS = 'this arithmetic operation will overflow: attempt to'
const PANICS = 'this operation will panic at runtime:'

test('reports constant overflow', () => {
  expect(programDiagnostics('fn f() -> u8 { 255 + 1 }')).toEqual([
    `${OVERFLOWS} compute u8::MAX + 1_u8, which would overflow`,
  ])
  expect(programDiagnostics('fn f() { let a: u32 = 5; let b = 10; let _ = a - b; }')).toEqual([
    `${OVERFLOWS} compute 5_u32 - 10_u32, which would overflow`,
  ])
  expect(programDiagnostics('fn f() -> i32 { -i32::MIN }')).toEqual([
    `${OVERFLOWS} negate i32::MIN, which would overflow`,
  ])
  expect(programDiagnostics('fn f(n: i32) -> i32 { n << 40 }')).toEqual([
    `${OVERFLOWS} shift left by 40_i32, which would overflow`,
  ])
})

test('reports constant division by zero and out-of-bounds indexing', () => {
  expect(programDiagnostics('fn f(n: i32) -> i32 { n / 0 }')).toEqual([`${PANICS} attempt to divide _ by zero`])
  expect(programDiagnostics('const N: usize = 3; fn f(v: [u8; 3]) -> u8 { v[N] }')).toEqual([
    `${PANICS} index out of bounds: the length is 3 but the index is 3`,
  ])
})

test('ignores numbers that rustc does not track', () => {
  expect(programDiagnostics('fn f() { let mut x: u8 = 255; x += 1; let _ = x; }')).toEqual([])
  expect(programDiagnostics('fn f() -> u8 { let x: u8 = 255; let y = &x; *y + 1 + (x + 1) }')).toEqual([])
  expect(programDiagnostics('fn f() -> u8 { let x: u8 = 255; let add = || x + 1; add() }')).toEqual([])
})

test('skips code behind a constant condition', () => {
  expect(programDiagnostics('const DEBUG: bool = false; fn f() -> i32 { if DEBUG { 1 / 0 } else { 2 } }')).toEqual([])
  expect(programDiagnostics('fn f() -> i32 { return 1; #[allow(unreachable_code)] { 1 / 0 } }')).toEqual([])
  expect(programDiagnostics('const N: u32 = 0; fn f() -> bool { N != 0 && 5 / N > 1 }')).toEqual([])
  expect(programDiagnostics('fn f(is_on: bool) -> i32 { if is_on { 1 / 0 } else { 2 } }')).toEqual([
    `${PANICS} attempt to divide 1_i32 by zero`,
  ])
})
