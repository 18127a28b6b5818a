import { BOTH_ENDS, functions, iterator } from './declaring'

test('declares functions of one signature', () => {
  expect(functions('(self) -> Self', 'sin cos')).toBe('fn sin(self) -> Self;\n    fn cos(self) -> Self;')
})

test('declares an iterator with its impls and conditions', () => {
  expect(iterator('Chars', 'char', 'Clone').split('\n  ')).toEqual([
    'struct Chars {}',
    'impl Iterator for Chars { type Item = char; }',
    'impl Clone for Chars {}',
  ])
  expect(
    iterator('Once<T>', 'T', 'Clone where T: Clone', ...BOTH_ENDS)
      .split('\n  ')
      .slice(2),
  ).toEqual([
    'impl<T> Clone for Once<T> where T: Clone {}',
    'impl<T> DoubleEndedIterator for Once<T> {}',
    'impl<T> ExactSizeIterator for Once<T> {}',
  ])
})
