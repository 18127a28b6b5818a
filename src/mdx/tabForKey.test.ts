import { tabForKey } from './tabForKey'

test('Right on the last tab goes round to the first', () => {
  expect(tabForKey('ArrowRight', 2, 3)).toBe(0)
})

test('Left on the first tab goes round to the last', () => {
  expect(tabForKey('ArrowLeft', 0, 3)).toBe(2)
})

test('Home and End go to the ends', () => {
  expect([tabForKey('Home', 1, 3), tabForKey('End', 1, 3)]).toEqual([0, 2])
})

test('Down leaves the tabs alone', () => {
  expect(tabForKey('ArrowDown', 1, 3)).toBeUndefined()
})
