import { runText } from '../../tests/runText'

test('an array length is a number or numeric constant', () => {
  const text = `
    const W: usize = 3;
    const H: usize = W * 2 - 1;
    let a: [u8; H] = [1; H];
    println!("{} {}", a.len(), [0; W + 1].len());
  `
  expect(runText(text)).toEqual(['5 4'])
})

test('a length may call a const fn', () => {
  const text = `
    const fn square(n: usize) -> usize { n * n }
    const N: usize = square(3);
    let a: [u8; N] = [1; N];
    println!("{}", a.len());
  `
  expect(runText(text)).toEqual(['9'])
})

test.each([
  ['a function without an end', 'const fn f(n: usize) -> usize { f(n + 1) } println!("{}", [0; f(1)].len());'],
  ['a loop without an end', 'const fn f() -> usize { loop {} } println!("{}", [0; f()].len());'],
  [
    'calls that fan out',
    'const fn f(n: usize) -> usize { if n > 50 { 1 } else { f(n + 1) + f(n + 1) } } println!("{}", [0; f(1)].len());',
  ],
])('reports a length that takes too long: %s', (_title, text) => {
  expect(runText(text)).toEqual(['error: this constant cannot be evaluated here'])
})

test('names types with unknown memory layout', () => {
  const accepted = 'rustc accepts this, but this page does not run it'
  expect(runText('println!("{}", size_of::<std::collections::HashMap<u8, u8>>());')).toEqual([
    `error: \`size_of::<HashMap<u8, u8>>\` is not supported here ${accepted}`,
  ])
  expect(runText('#[repr(C)] struct P { a: u8 } println!("{}", size_of::<P>());')).toEqual([
    `error: \`size_of::<P>\` is not supported here ${accepted}`,
  ])
})

test('a cast determines the types of closures inside', () => {
  const text = `
    let f = Box::new(|x| x + 1) as Box<dyn Fn(i32) -> i32>;
    println!("{}", f(1));
  `
  expect(runText(text)).toEqual(['2'])
})
