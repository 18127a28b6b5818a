import { endOf, runText } from '../../tests/runText'

test('reports an error in a macro at the call, one in an argument at the argument', () => {
  const adds = 'macro_rules! adds { ($a:expr) => { $a + missing } }'
  expect(runText(`${adds} let n = adds!(1);`)).toEqual([
    'error: cannot find value `missing` in this scope not found in this scope',
  ])
  const typed = 'macro_rules! typed { ($a:expr) => { let n: i32 = $a; } }'
  expect(runText(`${typed} typed!(1.5);`)).toEqual([
    'error: mismatched types expected `i32`, found floating-point number',
  ])
})

test('reports a panic in a macro at the call', () => {
  expect(endOf('macro_rules! at { ($list:expr) => { $list[3] } } let a = vec![1]; at!(a);')).toBe('at!(a)')
})

test("a macro's format string sees the macro's variables", () => {
  expect(runText('macro_rules! m { ($x:expr) => {{ let y = 2; println!("{y} {}", $x); }} } let y = 1; m!(y);')).toEqual(
    ['2 1'],
  )
})

test('a tail macro call may expand to statements', () => {
  const text =
    'macro_rules! m { ($a:expr) => { m!($a, 2) }; ($a:expr, $b:expr) => { println!("{}", $a); println!("{}", $b); } } m!(1);'
  expect(runText(text)).toEqual(['1', '2'])
})

test('a macro may shadow one of std', () => {
  expect(runText('macro_rules! vec { ($($x:expr),*) => { [$($x),*].len() } } println!("{}", vec![4, 5]);')).toEqual([
    '2',
  ])
})

test('an exported macro is called by path', () => {
  const text = 'mod a { macro_rules! one { () => { 1 } } pub(crate) use one; } println!("{}", crate::one!());'
  expect(runText(text)).toEqual(['1'])
})
