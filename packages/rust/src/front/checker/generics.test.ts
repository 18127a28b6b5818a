import { programDiagnostics } from '../../../tests/checkedProgram'

test('a generic body uses the bounds of its parameters', () => {
  const largest = (bound: string) =>
    `fn largest<T${bound}>(list: &[T]) -> T { let mut m = list[0]; for &x in list { if x > m { m = x; } } m } largest(&[1, 2]);`
  expect(programDiagnostics(largest(': PartialOrd + Copy'))).toEqual([])
  expect(programDiagnostics(largest(': Copy'))).toEqual(['E0369 binary operation > cannot be applied to type T'])
})

test('reports an unmet bound at the call', () => {
  expect(programDiagnostics('fn show<T: std::fmt::Display>(t: T) {} struct S; show(1); show(S);')[0]).toMatch('S')
})

test('user iterators have all adapters', () => {
  expect(
    programDiagnostics(
      'struct C(u32); impl Iterator for C { type Item = u32; fn next(&mut self) -> Option<u32> { self.0 += 1; Some(self.0) } } let n: u32 = C(0).zip(C(1)).map(|(a, b)| a * b).take(3).sum(); for x in C(1) { x + n; break; }',
    ),
  ).toEqual([])
})

test('impl Trait hides the type but not the trait', () => {
  expect(
    programDiagnostics('fn adder(n: i32) -> impl Fn(i32) -> i32 { move |x| x + n } let y: i32 = adder(1)(2);'),
  ).toEqual([])
})

test('`?` requires a function that returns Result or Option', () => {
  expect(
    programDiagnostics('fn f(s: &str) -> Result<i32, std::num::ParseIntError> { let n: i32 = s.parse()?; Ok(n) }'),
  ).toEqual([])
  expect(programDiagnostics('let n = "1".parse::<i32>()?;')[0]).toMatch(
    'E0277 the ? operator can only be used in a function',
  )
})
