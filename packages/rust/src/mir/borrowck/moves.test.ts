import { programDiagnostics } from '../../../tests/checkedProgram'

test('reports uses of moved values', () => {
  expect(programDiagnostics('let a = String::new(); let b = a; a.len();')).toEqual([
    'E0382 borrow of moved value: a: value borrowed here after move',
  ])
  expect(programDiagnostics('let a = String::new(); drop(a); drop(a);')).toEqual([
    'E0382 use of moved value: a: value used here after move',
  ])
})

test('copies, borrows and new values are not moves', () => {
  expect(
    programDiagnostics(
      'let a = 1; let b = a; a + b; let mut s = String::new(); let t = &s; t.len(); drop(s); s = String::new(); s.len();',
    ),
  ).toEqual([])
})

test('moving a part makes the whole partially moved', () => {
  const own = 'struct P { a: String, b: String } let p = P { a: String::new(), b: String::new() }; drop(p.a);'
  expect(programDiagnostics(`${own} p.b.len();`)).toEqual([])
  expect(programDiagnostics(`${own} let q = p;`)).toEqual([
    'E0382 use of partially moved value: p: value used here after partial move',
  ])
})

test('counts the second iteration, not a path that leaves the loop', () => {
  expect(programDiagnostics('let s = String::new(); loop { drop(s); }')).toEqual([
    'E0382 use of moved value: s: value moved here, in previous iteration of loop',
  ])
  expect(programDiagnostics('let s = String::new(); loop { drop(s); break; }')).toEqual([])
  expect(programDiagnostics('fn f(s: String) { if s.is_empty() { drop(s); return; } s.len(); }')).toEqual([])
})

test('reports moves out of references and indexes', () => {
  expect(programDiagnostics('let v = vec![String::new()]; let s = v[0];')[0]).toMatch(
    'E0507 cannot move out of index of Vec<String>',
  )
  expect(programDiagnostics('fn f(s: &String) -> String { *s }')[0]).toMatch(
    'E0507 cannot move out of *s which is behind a shared reference',
  )
})

test('reports reads of uninitialized variables', () => {
  expect(programDiagnostics('let x; if true { x = 1; } else { x = 2; } x + 1;')).toEqual([])
  expect(programDiagnostics('let x: i32; x + 1;')[0]).toMatch("E0381 used binding x isn't initialized")
})

test('evaluates the place of a compound assignment once', () => {
  const borrowed = "fn borrow(s: String) -> &'static mut i32 { todo!() }"
  expect(programDiagnostics(`${borrowed} let s = String::new(); *borrow(s) += 1;`)).toEqual([])
})
