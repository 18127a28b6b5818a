import { countOf, median, secondsOf } from './numbers'

test('the median is independent of order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(3)
  expect(median([])).toBeNaN()
})

test('a count is an integer', () => {
  expect(countOf('--edits', '7', 1)).toBe(7)
  for (const text of ['0', '1.5', 'many', '']) {
    expect(() => countOf('--edits', text, 1)).toThrow(`--edits is "${text}": give a whole number from 1 on`)
  }
})

test('seconds may be fractional', () => {
  expect(secondsOf('--base', '71.5')).toBe(71.5)
  for (const text of ['', '0', '-1', 'long']) {
    expect(() => secondsOf('--base', text)).toThrow(`--base is "${text}": give a number of seconds`)
  }
})
