import { programDiagnostics } from '../../../tests/checkedProgram'

test.each([
  ['let x = 1; x = 2;', 'E0384 cannot assign twice to immutable variable x'],
  ['fn f(x: i32) { x = 2; }', 'E0384 cannot assign to immutable argument x'],
  ['let p = (1, 2); p.0 = 3;', 'E0594 cannot assign to p.0, as p is not declared as mutable'],
  ['let v = vec![1]; v.push(2);', 'E0596 cannot borrow v as mutable, as it is not declared as mutable'],
  ['fn f(v: &Vec<i32>) { v.push(2); }', 'E0596 cannot borrow *v as mutable, as it is behind a & reference'],
  ['for x in &[1] { *x = 2; }', 'E0594 cannot assign to *x, which is behind a & reference'],
  ['let n = 1; let mut f = || n += 1;', 'E0594 cannot assign to n, as it is not declared as mutable'],
  ['let mut n = 1; let f = || n += 1; f();', 'E0596 cannot borrow f as mutable, as it is not declared as mutable'],
])('%s', (text, message) => {
  expect(programDiagnostics(text)[0]).toContain(message)
})

test('accepts mutation through a mutable reference', () => {
  expect(
    programDiagnostics(
      'fn f(v: &mut Vec<i32>, n: &mut i32) { v.push(2); v[0] = 1; *n += 1; for x in v.iter_mut() { *x = 2; } }',
    ),
  ).toEqual([])
})
