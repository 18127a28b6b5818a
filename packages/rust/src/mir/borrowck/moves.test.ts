import { programDiagnostics } from '../../../tests/checkedProgram'

test('what was moved cannot be used again', () => {
  expect(programDiagnostics('let a = String::new(); let b = a; a.len();')).toEqual([
    'E0382 borrow of moved value: a: value borrowed here after move',
  ])
  expect(programDiagnostics('let a = String::new(); drop(a); drop(a);')).toEqual([
    'E0382 use of moved value: a: value used here after move',
  ])
})

test('copies, borrows and new values move nothing', () => {
  expect(
    programDiagnostics(
      'let a = 1; let b = a; a + b; let mut s = String::new(); let t = &s; t.len(); drop(s); s = String::new(); s.len();',
    ),
  ).toEqual([])
})

test('a part that is gone makes the whole partial', () => {
  const own = 'struct P { a: String, b: String } let p = P { a: String::new(), b: String::new() }; drop(p.a);'
  expect(programDiagnostics(`${own} p.b.len();`)).toEqual([])
  expect(programDiagnostics(`${own} let q = p;`)).toEqual([
    'E0382 use of partially moved value: p: value used here after partial move',
  ])
})

test('the second round of a loop counts, a way that leaves does not', () => {
  expect(programDiagnostics('let s = String::new(); loop { drop(s); }')).toEqual([
    'E0382 use of moved value: s: value moved here, in previous iteration of loop',
  ])
  expect(programDiagnostics('let s = String::new(); loop { drop(s); break; }')).toEqual([])
  expect(programDiagnostics('fn f(s: String) { if s.is_empty() { drop(s); return; } s.len(); }')).toEqual([])
})

test('nothing is moved out of a reference or an index', () => {
  expect(programDiagnostics('let v = vec![String::new()]; let s = v[0];')[0]).toMatch(
    'E0507 cannot move out of index of Vec<String>',
  )
  expect(programDiagnostics('fn f(s: &String) -> String { *s }')[0]).toMatch(
    'E0507 cannot move out of *s which is behind a shared reference',
  )
})

test('a variable has a value before it is read', () => {
  expect(programDiagnostics('let x; if true { x = 1; } else { x = 2; } x + 1;')).toEqual([])
  expect(programDiagnostics('let x: i32; x + 1;')[0]).toMatch("E0381 used binding x isn't initialized")
})

test('the place of a compound assignment is evaluated once', () => {
  const borrowed = "fn lent(s: String) -> &'static mut i32 { todo!() }"
  expect(programDiagnostics(`${borrowed} let s = String::new(); *lent(s) += 1;`)).toEqual([])
})
