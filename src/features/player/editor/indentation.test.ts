import { indentationOf } from './indentation'

test('a line stands as far to the right as the one before it', () => {
  expect(indentationOf('b', '    a')).toBe(4)
  expect(indentationOf('b', '\ta')).toBe(4)
})

test('behind an open delimiter a line stands one step further', () => {
  expect(indentationOf('b', 'if a {')).toBe(4)
  expect(indentationOf('b', '    rect!( // a card')).toBe(8)
  expect(indentationOf('b', 'rect!()')).toBe(0)
})

test('a closing delimiter stands one step before what it closes', () => {
  expect(indentationOf('}', '        a')).toBe(4)
  expect(indentationOf('    }', '    if a {')).toBe(4)
  expect(indentationOf('}', 'a')).toBe(0)
})
