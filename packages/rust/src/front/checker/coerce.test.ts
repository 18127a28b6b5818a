import { checkedProgram, programDiagnostics, programHelp } from '../../../tests/checkedProgram'

test('coerces references to the expected type', () => {
  expect(
    programDiagnostics(
      'fn f(a: &str, b: &[i32], c: &i32) {} let s = String::new(); let mut n = 1; f(&s, &vec![1], &mut n); f(&s, &[1], &n);',
    ),
  ).toEqual([])
})

test('unsizes a Box to a trait object', () => {
  const { adjustments } = checkedProgram('let f: Box<dyn Fn(i32) -> i32> = Box::new(|x| x + 1);')
  expect([...adjustments.values()].flat()).toMatchObject([{ kind: 'unsize', to: { kind: 'dyn' } }])
})

test('suggests a fix for a mismatch', () => {
  expect(programHelp('let s: String = "a";')).toEqual(['try using a conversion method: "a".to_string()'])
  expect(programHelp('let s = String::new(); let t: &str = s;')).toEqual(['consider borrowing here: &s'])
  expect(programHelp('let o: Option<i32> = 1;')).toEqual(['try wrapping the expression in Some: Some(1)'])
})

test('branches have one type', () => {
  expect(programDiagnostics('let s = String::new(); let t = if s.is_empty() { &s } else { "a" };')).toEqual([])
  expect(programDiagnostics('let t = if true { 1 } else { "a" };')).toEqual([
    'E0308 if and else have incompatible types: expected integer, found &str',
  ])
})
