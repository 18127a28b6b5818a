import { median, p95 } from './statistics'

test('the median stands in the middle, however the numbers are ordered', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 9, 1, 2])).toBe(9)
})

test('of 100 numbers five lie at or above the p95', () => {
  expect(p95(Array.from({ length: 100 }, (_, i) => i))).toBe(95)
})

test('the p95 of few numbers is the largest', () => {
  expect(p95([3, 7])).toBe(7)
})

test('no numbers have no median', () => {
  expect(median([])).toBeNaN()
})
