import { endOf } from '../../../tests/rust/runText'

test.each([
  ['an operator', 'let a = 255u8.min(255); let b = a + 1;', 'a + 1'],
  ['a compound assignment', 'let mut n = 0u32; n -= 1;', 'n -= 1'],
  ['an index', 'let v = vec![1]; let i = 4; let x = v[i] + 1;', 'v[i]'],
  ['a slice', 'let v = vec![1]; let i = 4; let x = v[i..].len();', 'v[i..]'],
  ['a method', 'let o: Option<i32> = None; let x = 1 + o.unwrap();', 'o.unwrap()'],
  ['a macro', 'if true { panic!("stop"); }', 'panic!("stop")'],
  ['an assertion', 'let n = 1; assert_eq!(n, 2);', 'assert_eq!(n, 2)'],
  ['a closure that an iterator calls', 'let s: u8 = [200u8, 100].iter().fold(0, |a, b| a + b);', 'a + b'],
  ['a function that is called', 'fn f(n: i32) -> i32 { 10 / n } let x = f(0);', '10 / n'],
  ['a method of the standard library with a body', 'let x: Result<i32, i32> = Err(1); x.unwrap();', 'x.unwrap()'],
  ['a native that panics', 'let mut v = vec![1]; v.remove(3);', 'v.remove(3)'],
])('%s is shown where it stands', (_title, text, place) => {
  expect(endOf(text)).toBe(place)
})
