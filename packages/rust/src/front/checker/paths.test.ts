import { programDiagnostics, programHelp } from '../../../tests/checkedProgram'

test('block items are visible in the whole block, and imports bring in variants', () => {
  expect(programDiagnostics('f(A); use E::*; enum E { A, B } fn f(e: E) {}')).toEqual([])
})

test('finds associated functions and constants by type and trait', () => {
  expect(
    programDiagnostics(
      'let a = f32::MAX; let b: i32 = Default::default(); let v = Vec::<u8>::with_capacity(i32::MAX as usize); let s = <String as From<&str>>::from("a");',
    ),
  ).toEqual([])
})

test('a function cannot use outer variables', () => {
  expect(programDiagnostics('let n = 1; fn f() -> i32 { n }')[0]).toMatch("E0434 can't capture dynamic environment")
})

test('a macro call needs its `!`', () => {
  expect(programDiagnostics('println("a");')).toEqual(['E0423 expected function, found macro println: not a function'])
  expect(programHelp('println("a");')).toEqual(['use ! to invoke the macro: println!'])
})

test('suggests an import for an unknown module', () => {
  expect(programDiagnostics('let m = HashMap::new();')[0]).toMatch('E0433')
  expect(programHelp('let m = HashMap::new();')).toEqual(['import it: use std::collections::HashMap;'])
})
