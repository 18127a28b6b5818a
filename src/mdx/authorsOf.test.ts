import { authorSeparator, authorsOf, bylineLead, formatAuthorDate } from './authorsOf'

const separators = (count: number) => Array.from({ length: count }, (_, position) => authorSeparator(position, count))

test('the date has the long form of the United States', () => {
  expect(formatAuthorDate('2025-06-18')).toBe('June 18, 2025')
})

test('the day is the same in every time zone', () => {
  expect(formatAuthorDate('2025-06-18T23:59:00.000Z')).toBe('June 18, 2025')
  expect(formatAuthorDate(new Date('2025-06-18T00:00:00.000Z'))).toBe('June 18, 2025')
})

test('authors are separated by commas in text, or come as a list', () => {
  expect(authorsOf('Ada, Grace')).toEqual([{ name: 'Ada' }, { name: 'Grace' }])
  expect(authorsOf(['Ada', 'Grace'])).toEqual([{ name: 'Ada' }, { name: 'Grace' }])
  expect(authorsOf(undefined)).toEqual([])
})

test('an author can carry a link', () => {
  expect(authorsOf('[Ada](https://ada.test)')).toEqual([{ name: 'Ada', url: 'https://ada.test' }])
})

test('two names are joined by an ampersand', () => {
  expect(separators(2)).toEqual(['', ' & '])
})

test('three names have a comma first and an ampersand last', () => {
  expect(separators(3)).toEqual(['', ', ', ' & '])
})

test('the names continue after a date, and begin the line without one', () => {
  expect(bylineLead(true)).toBe(' by ')
  expect(bylineLead(false)).toBe('By ')
})
