import { runText } from '../../../tests/rust/runText'

test('the length of an array is a number, or a constant of plain numbers', () => {
  const text = `
    const W: usize = 3;
    const H: usize = W * 2 - 1;
    let a: [u8; H] = [1; H];
    println!("{} {}", a.len(), [0; W + 1].len());
  `
  expect(runText(text)).toEqual(['5 4'])
})

test('a length that a function computes is named as not supported, rather than taken for something else', () => {
  const text = `
    const fn square(n: usize) -> usize { n * n }
    const N: usize = square(3);
    let a: [u8; N] = [1; N];
    println!("{}", a.len());
  `
  expect(runText(text)).toEqual([
    'error: a length that has to be computed by a function is not supported here',
    'error: a length that has to be computed by a function is not supported here',
  ])
})

test('a cast tells closures below it what they take', () => {
  const text = `
    let f = Box::new(|x| x + 1) as Box<dyn Fn(i32) -> i32>;
    println!("{}", f(1));
  `
  expect(runText(text)).toEqual(['2'])
})
