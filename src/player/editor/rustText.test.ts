import { indentationOf } from './rustText'

test('aligns a line with the previous one', () => {
  expect(indentationOf('b', '    a', 4)).toBe(4)
})

test('indents a line after an opening delimiter', () => {
  expect(indentationOf('b', 'if a {', 0)).toBe(4)
  expect(indentationOf('b', '    rect!( // a card', 4)).toBe(8)
  expect(indentationOf('b', 'rect!()', 0)).toBe(0)
})

test('unindents a closing delimiter', () => {
  expect(indentationOf('}', '        a', 8)).toBe(4)
  expect(indentationOf('    }', '    if a {', 4)).toBe(4)
  expect(indentationOf('}', 'a', 0)).toBe(0)
})

test('indents a method chain up to its end', () => {
  expect(indentationOf('.ease(a)', 'let b = c()', 0)).toBe(4)
  expect(indentationOf('.set(1);', '    .ease(a)', 4)).toBe(4)
  expect(indentationOf('d', '    .set(1); // e', 4)).toBe(0)
  expect(indentationOf('..base', 'a: 1,', 4)).toBe(4)
})
