import { runText } from '../../../tests/runText'

const TOO_LONG = 'panic: this frame takes too long: is there an endless loop?'
const TOO_MUCH = 'panic: this frame needs too much memory'

test.each([
  'std::iter::repeat(1).count();',
  '(0..u32::MAX).filter(|_| false).next();',
  '[1, 2].iter().map(|x| x).cycle().skip(4294967295).next();',
  '(0..u32::MAX).map(|x| x).take(1).rev().next();',
  'std::iter::from_fn(|| Some(1)).max();',
  '(0..u32::MAX).flat_map(|_| None::<i32>).next();',
  '(0..u32::MAX).eq(0..u32::MAX);',
  'let v: Vec<u32> = (0..100000).collect(); for _ in 0..9999 { v.contains(&4000000); }',
  'let mut v: Vec<u32> = (0..100000).collect(); for _ in 0..9999 { v.sort(); v.reverse(); }',
  'let mut v: Vec<u32> = (0..100000).collect(); for _ in 0..9999 { v.insert(0, 1); v.remove(0); }',
  'let s = "é".repeat(20000); for i in 0..99999 { s.get(i..i + 1); }',
])('an endless or very long iteration ends the frame: %s', (program) => {
  expect(runText(program)).toEqual([TOO_LONG])
})

test.each([
  '"x".repeat(4294967295);',
  'vec![1].resize(4294967295, 0);',
  '[1, 2].repeat(4294967295);',
  'let mut s = String::from("ab"); for _ in 0..40 { s = s.clone() + &s; }',
  'let mut s = "a".to_string(); for _ in 0..40 { s = format!("{s}{s}"); }',
  'let mut v = vec![vec![1]]; for _ in 0..40 { v = vec![v.concat(), v.concat()]; }',
  'let w = 4294967295usize; format!("{:w$}", 1);',
  'let w = 4294967295usize; format!("{:.w$}", 1.5);',
])('refuses memory before allocating it: %s', (program) => {
  expect(runText(program)).toEqual([TOO_MUCH])
})

test('a step of a range costs one step at any length', () => {
  expect(runText('println!("{:?}", (0..4_000_000_000u32).step_by(1_500_000_000).rev().collect::<Vec<_>>());')).toEqual([
    '[3000000000, 1500000000, 0]',
  ])
})
