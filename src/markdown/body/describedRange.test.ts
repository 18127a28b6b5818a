import { describedRange } from './describedRange'

/** The piece of the code that a link covers whose name is the first mention of a word. */
const covered = (code: string, name: string) => {
  const start = code.indexOf(name)
  const range = describedRange(code, { start, end: start + name.length })
  return code.slice(range.start, range.end)
}

test('a name is a link as it is', () => {
  expect(covered('pad.left.pressed()', 'left')).toBe('left')
})

test('a field with an empty word for a name takes its dot along', () => {
  expect(covered('pad.start.pressed()', 'start')).toBe('.start')
  expect(covered('pad.right', 'right')).toBe('.right')
})

test('an option with an empty word for a name takes the sign after it along', () => {
  expect(covered('text_box!("a", start = 3)', 'start')).toBe('start =')
  expect(covered('start: f32', 'start')).toBe('start:')
})
