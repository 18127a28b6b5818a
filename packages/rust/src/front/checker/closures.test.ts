import { checkedProgram, programDiagnostics } from '../../../tests/checkedProgram'

test('a closure takes its parameter types from the function it is passed to', () => {
  expect(
    programDiagnostics('let n: i32 = vec![1].iter().fold(0, |sum, x| sum + x); let f = |a, b| a + b; f(1, 2);'),
  ).toEqual([])
})

test('a closure has one type for all calls', () => {
  expect(programDiagnostics('let f = |x| x; f(1); f("a");')).toEqual([
    'E0308 mismatched types: expected integer, found &str',
  ])
})

test('accessing a field of an untyped parameter is an error', () => {
  expect(programDiagnostics('let f = |p| p.x;')[0]).toMatch('E0282 type annotations needed')
})

test.each([
  ['let f = || n + 1;', 'shared', 'Fn'],
  ['let mut f = || n += 1;', 'mutable', 'FnMut'],
  ['let f = move || n + 1;', 'move', 'Fn'],
])('%s captures its variable by %s and is %s', (text, mode, call) => {
  const { closures } = checkedProgram(`let mut n = 1; ${text}`)
  expect([...closures.values()]).toMatchObject([{ call, captures: [{ mode, local: { name: 'n' } }] }])
})

test('a closure that moves out of its capture is FnOnce', () => {
  const { closures } = checkedProgram('let s = String::new(); let f = || drop(s);')
  expect([...closures.values()]).toMatchObject([{ call: 'FnOnce', captures: [{ mode: 'move' }] }])
})

test('a closure that mutates its capture is not Fn', () => {
  expect(programDiagnostics('fn twice<F: Fn()>(f: F) { f(); f(); } let mut n = 0; twice(|| n += 1);')[0]).toMatch(
    'E0525 expected a closure that implements the Fn trait',
  )
})
