import { indented, newLine, outdented } from './indentation'
import type { FieldEdit } from './indentation'

/** A text whose selection stands between bars, or whose caret is the one bar. */
function read(marked: string) {
  const start = marked.indexOf('|')
  const rest = marked.slice(0, start) + marked.slice(start + 1)
  const end = rest.indexOf('|')
  return { text: rest.replace('|', ''), start, end: end < 0 ? start : end }
}

const after = (marked: string, edit: FieldEdit | undefined) => {
  if (!edit) return undefined
  const { text } = read(marked)
  const changed = text.slice(0, edit.start) + edit.insert + text.slice(edit.end)
  const [start, end] = edit.selection
  return start === end
    ? `${changed.slice(0, start)}|${changed.slice(start)}`
    : `${changed.slice(0, start)}|${changed.slice(start, end)}|${changed.slice(end)}`
}

const indent = (marked: string) => after(marked, indented(read(marked)))
const outdent = (marked: string) => after(marked, outdented(read(marked)))
const enter = (marked: string) => after(marked, newLine(read(marked)))

test('Tab goes to the next fourth column', () => {
  expect(indent('|a')).toBe('    |a')
  expect(indent('ab|c')).toBe('ab  |c')
  expect(indent('x\nabcd|')).toBe('x\nabcd    |')
})

test('Tab moves all selected lines, empty ones excepted', () => {
  expect(indent('a\nb|b\n\nc|\nd')).toBe('a\n    b|b\n\n    c|\nd')
})

test('a selection that ends before a line leaves it alone', () => {
  expect(indent('|a\n|b')).toBe('    |a\n|b')
})

test('Shift and Tab takes four spaces away, or what there is', () => {
  expect(outdent('        ab|c')).toBe('    ab|c')
  expect(outdent('  |  a\n b|')).toBe('|a\nb|')
  expect(outdent('  |a')).toBe('|a')
})

test('a line without indentation stays as it is', () => {
  expect(outdent('a|b')).toBeUndefined()
})

test('Enter keeps the indentation of its line', () => {
  expect(enter('a\n    b|c')).toBe('a\n    b\n    |c')
  expect(enter('  |  b')).toBe('  \n  |  b')
  expect(enter('    a|bc|')).toBe('    a\n    |')
})
