import { balanced } from './balanced'

/** A text with a mark, closed. */
function closed(marked: string) {
  const { text, offset } = balanced(marked.replace('|', ''), marked.indexOf('|'))
  return `${text.slice(0, offset)}|${text.slice(offset)}`
}

test('what is open at the end is closed there, the innermost first', () => {
  expect(closed('f(|a, [1')).toBe('f(|a, [1])')
})

test('what is open where something around it ends is closed before that', () => {
  expect(closed('go!({ if a { b |})')).toBe('go!({ if a { b |}})')
  expect(closed('({ a) b|')).toBe('({ a}) b|')
})

test('a balanced text stays as it is, and what nothing has opened stays where it is', () => {
  expect(closed('f(a, "(") |')).toBe('f(a, "(") |')
  expect(closed('a) |{')).toBe('a) |{}')
})
