import { movedSpan } from './movedSpan'

test('a span before the change stays, one behind it moves along', () => {
  expect(movedSpan({ start: 0, end: 2 }, 'ab cd', 'ab xxcd')).toEqual({ start: 0, end: 2 })
  expect(movedSpan({ start: 3, end: 5 }, 'ab cd', 'axxb cd')).toEqual({ start: 5, end: 7 })
})

test('a span that is written in grows, and one that is cut shrinks', () => {
  expect(movedSpan({ start: 0, end: 4 }, 'abcd', 'abxcd')).toEqual({ start: 0, end: 5 })
  expect(movedSpan({ start: 0, end: 4 }, 'abcd', 'ad')).toEqual({ start: 0, end: 2 })
  expect(movedSpan({ start: 1, end: 3 }, 'abcd', 'a')).toEqual({ start: 1, end: 1 })
})

test('a text that stays moves nothing', () => {
  expect(movedSpan({ start: 1, end: 2 }, 'abc', 'abc')).toEqual({ start: 1, end: 2 })
})
