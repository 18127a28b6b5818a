import { endOf } from '../../tests/runText'

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
])('reports %s at its position', (_title, text, place) => {
  expect(endOf(text)).toBe(place)
})

test.each([
  ['a comparison', 'let a = vec![0; 900_000]; let b = a.clone(); while a == b {}', 'a == b'],
  ['an order', 'let a = vec![0; 900_000]; let b = a.clone(); while a <= b {}', 'a <= b'],
  ['an assertion', 'let a = vec![0; 900_000]; let b = a.clone(); loop { assert_eq!(a, b); }', 'assert_eq!(a, b)'],
  ['a list that is repeated', 'let a = [0u8; 5_000_000];', '[0u8; 5_000_000]'],
  ['an array that is copied', 'let a = [0; 1_500_000]; let b = (a, a);', 'a'],
  ['texts that are joined', 'let a = "x".repeat(2_000_000); let b = a.clone() + &a;', 'a.clone() + &a'],
  [
    'an operator of its own',
    'let mut a = "x".repeat(3_000_000); a += &"y".repeat(1_000_000);',
    'a += &"y".repeat(1_000_000)',
  ],
  ['a text with values in it', 'let w = 4294967295usize; let s = format!("{:w$}", 1);', '"{:w$}", 1'],
  ['what a loop goes over', 'for i in (0..u32::MAX).filter(|_| false) { let a = i; }', '{ let a = i; }'],
  [
    'the end of many values',
    '#[derive(Clone)] struct D; impl Drop for D { fn drop(&mut self) {} } let many = vec![D; 500_000];',
    'many',
  ],
  ['a part that has no place of its own', 'let mut a = [[0; 100]; 100]; loop { a = [a[1]; 100]; }', '[a[1]; 100]'],
])('reports excessive %s at its position', (_title, text, place) => {
  expect(endOf(text)).toBe(place)
})
