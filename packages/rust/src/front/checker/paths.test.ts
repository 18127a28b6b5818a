import { programDiagnostics, programHelp } from '../../../tests/checkedProgram'

test('items of a block are visible in the whole block, and imports bring variants in', () => {
  expect(programDiagnostics('f(A); use E::*; enum E { A, B } fn f(e: E) {}')).toEqual([])
})

test('associated functions and constants are found by type and by trait', () => {
  expect(
    programDiagnostics(
      'let a = f32::MAX; let b: i32 = Default::default(); let v = Vec::<u8>::with_capacity(i32::MAX as usize); let s = <String as From<&str>>::from("a");',
    ),
  ).toEqual([])
})

test('a function cannot use the variables around it', () => {
  expect(programDiagnostics('let n = 1; fn f() -> i32 { n }')[0]).toMatch("E0434 can't capture dynamic environment")
})

test('a macro is called with its mark', () => {
  expect(programDiagnostics('println("a");')).toEqual(['E0423 expected function, found macro println: not a function'])
  expect(programHelp('println("a");')).toEqual(['use ! to invoke the macro: println!'])
})

test('an unknown module says what could be imported', () => {
  expect(programDiagnostics('let m = HashMap::new();')[0]).toMatch('E0433')
  expect(programHelp('let m = HashMap::new();')).toEqual(['import it: use std::collections::HashMap;'])
})
