import { announcementOf } from './SearchStatus'

test('an answer is announced with its query', () => {
  expect(announcementOf('sprite', 16)).toBe('16 results for "sprite"')
  expect(announcementOf('stopwatch', 1)).toBe('1 result for "stopwatch"')
})

test('reports no results as specified', () => {
  expect(announcementOf('qqq', 0)).toBe('No results for "qqq"')
  expect(announcementOf('x'.repeat(100), 0)).toBe(`No results for "${'x'.repeat(100)}"`)
})

test('a very long query is not read out to its end', () => {
  expect(announcementOf('x'.repeat(10_000), 0)).toBe(`No results for "${'x'.repeat(100)}…"`)
  expect(announcementOf('🥞'.repeat(101), 2)).toBe(`2 results for "${'🥞'.repeat(100)}…"`)
})
