import { median, p95 } from './statistics'

test('the median is independent of order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 9, 1, 2])).toBe(9)
})

test('five of 100 numbers are at or above the p95', () => {
  expect(p95(Array.from({ length: 100 }, (_, i) => i))).toBe(95)
})

test('the p95 of few numbers is the maximum', () => {
  expect(p95([3, 7])).toBe(7)
})

test('an empty list has no median', () => {
  expect(median([])).toBeNaN()
})
