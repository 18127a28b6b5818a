import { runText } from '../../tests/runText'

/** Turns compile-time lints off, so that the error occurs at run time. */
const runAnyway = (program: string) => runText(`#![allow(arithmetic_overflow, unconditional_panic)]${program}`)

test('integer overflow', () => {
  const program = `
    let a = 255u8; let b = a + 1; println!("{b}");
  `
  expect(runAnyway(program)).toEqual(['panic: attempt to add with overflow'])
})

test('subtraction below zero', () => {
  const program = `
    let mut lives = 0u32; lives -= 1; println!("{lives}");
  `
  expect(runAnyway(program)).toEqual(['panic: attempt to subtract with overflow'])
})

test('multiplication in a loop', () => {
  const program = `
    let mut n = 1i32; for i in 1..20 { n *= i; } println!("{n}");
  `
  expect(runAnyway(program)).toEqual(['panic: attempt to multiply with overflow'])
})

test('division by zero', () => {
  const program = `
    let zero = 0; println!("before"); println!("{}", 5 / zero);
  `
  expect(runAnyway(program)).toEqual(['before', 'panic: attempt to divide by zero'])
})

test('a remainder of zero', () => {
  const program = `
    let zero = 0u64; println!("{}", 5 % zero);
  `
  expect(runAnyway(program)).toEqual(['panic: attempt to calculate the remainder with a divisor of zero'])
})

test('negation of the smallest integer', () => {
  const program = `
    let n = i32::MIN; println!("{}", -n);
  `
  expect(runAnyway(program)).toEqual(['panic: attempt to negate with overflow'])
})

test('a shift by too much', () => {
  const program = `
    let by = 32; println!("{}", 1u32 << by);
  `
  expect(runAnyway(program)).toEqual(['panic: attempt to shift left with overflow'])
})

test('an index out of bounds of a list', () => {
  const program = `
    let v = vec![1, 2, 3]; let i = 3; println!("{}", v[i]);
  `
  expect(runAnyway(program)).toEqual(['panic: index out of bounds: the len is 3 but the index is 3'])
})

test('a write out of bounds of an array', () => {
  const program = `
    let mut v = [1, 2, 3]; let i = 7; v[i] += 1; println!("{v:?}");
  `
  expect(runAnyway(program)).toEqual(['panic: index out of bounds: the len is 3 but the index is 7'])
})

test('an index out of bounds of a slice', () => {
  const program = `
    let v = vec![1, 2, 3]; let s = &v[1..]; println!("{}", s[2]);
  `
  expect(runAnyway(program)).toEqual(['panic: index out of bounds: the len is 2 but the index is 2'])
})

test('a slice that starts after its end', () => {
  const program = `
    let v = vec![1, 2, 3]; let (a, b) = (3, 1); println!("{:?}", &v[a..b]);
  `
  expect(runAnyway(program)).toEqual(['panic: slice index starts at 3 but ends at 1'])
})

test('a slice that ends past the list', () => {
  const program = `
    let v = vec![1, 2, 3]; let b = 3; println!("{:?}", &v[1..=b]);
  `
  expect(runAnyway(program)).toEqual(['panic: range end index 3 out of range for slice of length 3'])
})

test('a slice that starts past the list', () => {
  const program = `
    let v = vec![1, 2, 3]; let b = 9; println!("{:?}", &v[b..]);
  `
  expect(runAnyway(program)).toEqual(['panic: range start index 9 out of range for slice of length 3'])
})

test('a panic in a called function ends the program', () => {
  const program = `
    fn deep(n: i32) -> i32 { if n == 0 { let v: Vec<i32> = Vec::new(); v[0] } else { deep(n - 1) + 1 } }
    println!("start");
    println!("{}", deep(5));
    println!("never");
  `
  expect(runAnyway(program)).toEqual(['start', 'panic: index out of bounds: the len is 0 but the index is 0'])
})

test('unwrapping None', () => {
  const program = `
    let o: Option<i32> = None; println!("{}", o.unwrap());
  `
  expect(runAnyway(program)).toEqual(['panic: called `Option::unwrap()` on a `None` value'])
})

test('expecting a value', () => {
  const program = `
    let o: Option<i32> = None; println!("{}", o.expect("a number"));
  `
  expect(runAnyway(program)).toEqual(['panic: a number'])
})

test('unwrapping an error', () => {
  const program = `
    println!("{}", "x".parse::<i32>().unwrap());
  `
  expect(runAnyway(program)).toEqual([
    'panic: called `Result::unwrap()` on an `Err` value: ParseIntError { kind: InvalidDigit }',
  ])
})
