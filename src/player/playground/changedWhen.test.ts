import { changedWhen } from './changedWhen'

const NOW = new Date(2026, 4, 20, 12).getTime()

test.each([
  [0, 'just now'],
  [-5_000, 'just now'],
  [60_000, '1 minute ago'],
  [3_600_000 * 5, '5 hours ago'],
  [86_400_000 * 2, '2 days ago'],
  [86_400_000 * 10, 'May 10, 2026'],
])('%d ms ago is %s', (age, words) => {
  expect(changedWhen(NOW - age, NOW)).toBe(words)
})
