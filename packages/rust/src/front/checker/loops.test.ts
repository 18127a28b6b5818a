import { checkedProgram, programDiagnostics } from '../../../tests/checkedProgram'

test('the value of a loop is that of its breaks', () => {
  expect(
    programDiagnostics('let n: i32 = loop { break 1; }; let s: &str = \'a: { if n > 0 { break \'a "big"; } "small" };'),
  ).toEqual([])
  expect(programDiagnostics('let n = while true { break 1; };')[0]).toMatch('E0571')
})

test('for accepts iterators, including ranges of integers and chars', () => {
  const { loops } = checkedProgram("for x in [1u8] { x; } for c in 'a'..'c' { c; }")
  expect([...loops.values()].map(({ item }) => item)).toMatchObject([{ name: 'u8' }, { name: 'char' }])
  expect(programDiagnostics('for x in 5 {}')).toEqual([
    'E0277 {integer} is not an iterator: {integer} is not an iterator',
  ])
  expect(programDiagnostics('for x in 0.0..1.0 {}')[0]).toMatch('E0277 std::ops::Range<{float}> is not an iterator')
})

test('break and continue need a loop', () => {
  expect(programDiagnostics('break;')[0]).toMatch('E0268 break outside of a loop')
  expect(programDiagnostics("loop { break 'outer; }")[0]).toMatch("E0426 use of undeclared label 'outer")
})

test('diverging code has any type', () => {
  expect(
    programDiagnostics(
      'fn f(n: i32) -> i32 { if n > 0 { return 1; } else { panic!() } } let x: u8 = match 1 { 1 => 2, _ => loop {} };',
    ),
  ).toEqual([])
})
