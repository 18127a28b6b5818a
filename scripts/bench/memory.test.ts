import { groupBytes } from './memory'

test("returns the memory of a group's processes in bytes", () => {
  expect(groupBytes('    1   900\n   42  1000\n  420  5000\n   42   24\n', 42)).toEqual([1_024_000, 24_576])
})

test('an ended group has none', () => {
  expect(groupBytes('    1   900\n', 42)).toEqual([])
})
