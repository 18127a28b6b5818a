import { groupBytes } from './memory'

test('the memory of a group is that of its processes, in bytes', () => {
  expect(groupBytes('    1   900\n   42  1000\n  420  5000\n   42   24\n', 42)).toBe(1_048_576)
})

test('a group that has ended holds nothing', () => {
  expect(groupBytes('    1   900\n', 42)).toBe(0)
})
