import { commonEnds } from './commonEnds'

test('counts common entries from both ends', () => {
  expect(commonEnds('abcd', 'abXcd')).toEqual({ start: 2, end: 2 })
  expect(commonEnds(['a', 'b'], ['c', 'b'])).toEqual({ start: 0, end: 1 })
})

test('counts nothing twice', () => {
  expect(commonEnds('aa', 'aaa')).toEqual({ start: 2, end: 0 })
  expect(commonEnds('ab', 'ab')).toEqual({ start: 2, end: 0 })
  expect(commonEnds('', 'a')).toEqual({ start: 0, end: 0 })
})
