import { positionAt } from './position'

test('lines and columns start at 1', () => {
  expect(positionAt('ab\ncd', 0)).toEqual({ line: 1, column: 1 })
  expect(positionAt('ab\ncd', 4)).toEqual({ line: 2, column: 2 })
})

test('a line break belongs to the line it ends', () => {
  expect(positionAt('ab\ncd', 2)).toEqual({ line: 1, column: 3 })
})

test('an astral character is one column', () => {
  expect(positionAt('"😀" + 1', 5)).toEqual({ line: 1, column: 5 })
})

test('an offset beyond the text is its end', () => {
  expect(positionAt('ab', 9)).toEqual({ line: 1, column: 3 })
})
