import { sameEnds } from './sameEnds'

test('counts common entries from both ends', () => {
  expect(sameEnds('abcd', 'abXcd')).toEqual({ start: 2, end: 2 })
  expect(sameEnds(['a', 'b'], ['c', 'b'])).toEqual({ start: 0, end: 1 })
})

test('counts nothing twice', () => {
  expect(sameEnds('aa', 'aaa')).toEqual({ start: 2, end: 0 })
  expect(sameEnds('ab', 'ab')).toEqual({ start: 2, end: 0 })
  expect(sameEnds('', 'a')).toEqual({ start: 0, end: 0 })
})
