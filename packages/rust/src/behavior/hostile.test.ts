import { runText } from '../../tests/runText'

const TIME = 'panic: this frame takes too long: is there an endless loop?'
const MEMORY = 'panic: this frame needs too much memory'
const STACK = 'panic: stack overflow: does a function call itself forever?'

test.each([
  ['a loop without end', 'loop {}', TIME],
  ['a condition that stays true', 'let mut n = 0u32; while n < 10 { n = n % 5; }', TIME],
  ['a long range', 'for _ in 0..u32::MAX {}', TIME],
  ['an iterator without end that is counted', 'println!("{}", (0u64..).count());', TIME],
  [
    'an iterator without end that is summed',
    'println!("{}", [1u8].iter().cycle().map(|x| *x as u64).sum::<u64>());',
    TIME,
  ],
  ['a search without end', 'println!("{:?}", std::iter::repeat(1).find(|x| *x == 2));', TIME],
  ['loops inside loops', 'let mut n = 0u64; for i in 0..2000u64 { for j in 0..2000u64 { n += i * j; } }', TIME],
  ['a function that calls itself', 'fn f(n: u32) -> u32 { f(n) + 1 } println!("{}", f(1));', STACK],
  [
    'a function that calls itself from a closure',
    'fn f(n: u32) -> u32 { [n].iter().map(|x| f(*x)).sum() } f(1);',
    STACK,
  ],
  ['two functions in turn', 'fn a() { b() } fn b() { a() } a();', STACK],
  [
    'a function for ever larger types',
    'fn f<T: Clone>(t: T) { f((t.clone(), t)) } f(1);',
    'panic: type nested too deeply',
  ],
  ['calls that fan out', 'fn f(n: u32) { if n > 0 { f(n - 1); f(n - 1); } } f(100);', TIME],
])('stops %s with a message', (_title, text, message) => {
  expect(runText(text)).toEqual([message])
})

test.each([
  ['a huge vector', 'let v = vec![0; 4000000000]; println!("{}", v.len());'],
  ['vectors of vectors', 'let v = vec![vec![0; 100000]; 100000]; println!("{}", v.len());'],
  ['a text that doubles', 'let mut s = String::from("a"); loop { s = s.clone() + &s; }'],
  [
    'a text that grows',
    'let mut s = String::from("a"); loop { s.push_str("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"); }',
  ],
  ['a repeated text', 'let s = "abc".repeat(4000000000); println!("{}", s.len());'],
  ['a vector that doubles', 'let mut v = vec![1]; loop { let w = v.clone(); v.extend(w); }'],
  ['all that an endless iterator gives', 'let v: Vec<i32> = std::iter::repeat(1).collect(); println!("{}", v.len());'],
  ['a format that is too wide', 'println!("{:2000000000}", 1);'],
])('refuses %s before allocating', (_title, text) => {
  const [end] = runText(text)
  expect([TIME, MEMORY, 'panic: capacity overflow']).toContain(end)
})

test('no frame runs after a panic', () => {
  expect(runText('println!("a"); let v: Vec<i32> = vec![]; println!("{}", v[0]);', 3)).toEqual([
    'a',
    'panic: index out of bounds: the len is 0 but the index is 0',
  ])
})
