import { indentationOf } from './rustText'

test('a line stands as far to the right as the one before it', () => {
  expect(indentationOf('b', '    a', 4)).toBe(4)
})

test('behind an open delimiter a line stands one step further', () => {
  expect(indentationOf('b', 'if a {', 0)).toBe(4)
  expect(indentationOf('b', '    rect!( // a card', 4)).toBe(8)
  expect(indentationOf('b', 'rect!()', 0)).toBe(0)
})

test('a closing delimiter stands one step before what it closes', () => {
  expect(indentationOf('}', '        a', 8)).toBe(4)
  expect(indentationOf('    }', '    if a {', 4)).toBe(4)
  expect(indentationOf('}', 'a', 0)).toBe(0)
})

test('a chain of methods stands one step further than what it begins with, up to its end', () => {
  expect(indentationOf('.ease(a)', 'let b = c()', 0)).toBe(4)
  expect(indentationOf('.set(1);', '    .ease(a)', 4)).toBe(4)
  expect(indentationOf('d', '    .set(1); // e', 4)).toBe(0)
  expect(indentationOf('..base', 'a: 1,', 4)).toBe(4)
})
