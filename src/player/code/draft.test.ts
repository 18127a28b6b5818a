import { draftOf, fieldText, offsetInField, offsetInProgram, programOfDraft, withFieldText } from './draft'
import type { Draft } from './draft'

/** A draft of lines, those of the set-up with a hash before them. */
const lines = (...written: string[]): Draft =>
  written.map((line) => ({ text: line.replace(/^# /, ''), isSetUp: line.startsWith('# ') }))

const draft = lines('# let a = 1;', 'clear(0);', 'let b = a;', '# let _ = b;')

test('the field shows the lines that the page shows, or all of them', () => {
  expect(fieldText(draft, false)).toBe('clear(0);\nlet b = a;')
  expect(fieldText(draft, true)).toBe('let a = 1;\nclear(0);\nlet b = a;\nlet _ = b;')
})

test('a changed line keeps the hidden ones where they are', () => {
  expect(withFieldText(draft, 'clear(1);\nlet b = a;', false)).toEqual(
    lines('# let a = 1;', 'clear(1);', 'let b = a;', '# let _ = b;'),
  )
})

test('a line written at the top goes behind the set-up', () => {
  expect(withFieldText(draft, 'new();\nclear(0);\nlet b = a;', false)).toEqual(
    lines('# let a = 1;', 'new();', 'clear(0);', 'let b = a;', '# let _ = b;'),
  )
})

test('a line written at the end goes before the hidden ones below', () => {
  expect(withFieldText(draft, 'clear(0);\nlet b = a;\nnew();', false)).toEqual(
    lines('# let a = 1;', 'clear(0);', 'let b = a;', 'new();', '# let _ = b;'),
  )
})

test('an emptied field keeps the set-up', () => {
  expect(programOfDraft(withFieldText(draft, '', false))).toBe('let a = 1;\n\nlet _ = b;')
})

test('set-up between changed lines stays in the program', () => {
  const mixed = lines('a', '# hidden', 'b', 'c')
  expect(withFieldText(mixed, 'x\ny\nc', false)).toEqual(lines('x', 'y', '# hidden', 'c'))
})

test('an edited set-up line stays one, and new lines are shown', () => {
  expect(withFieldText(draft, 'let a = 2;\nclear(0);\nlet b = a;\nlet _ = b;', true)).toEqual(
    lines('# let a = 2;', 'clear(0);', 'let b = a;', '# let _ = b;'),
  )
  expect(withFieldText(draft, 'let a = 1;\nnew();\nclear(0);\nlet b = a;\nlet _ = b;', true)).toEqual(
    lines('# let a = 1;', 'new();', 'clear(0);', 'let b = a;', '# let _ = b;'),
  )
})

test('a program from elsewhere hides the set-up that it still has', () => {
  expect(draftOf(draft, 'let a = 1;\nother();\nlet _ = b;')).toEqual(lines('# let a = 1;', 'other();', '# let _ = b;'))
  expect(draftOf(draft, 'all();\nof();\nit();\nelse();\nwhere();')).toEqual(
    lines('all();', 'of();', 'it();', 'else();', 'where();'),
  )
})

test('a place of the program is counted in what the field shows', () => {
  const program = programOfDraft(draft)
  expect(offsetInField(draft, program.indexOf('clear'), false)).toBe(0)
  expect(offsetInField(draft, program.indexOf('let b'), false)).toBe(10)
  expect(offsetInField(draft, program.indexOf('let b'), true)).toBe(21)
  expect(offsetInField(draft, program.indexOf('a = 1'), false)).toBeUndefined()
})

test('a place beyond the program is its end', () => {
  expect(offsetInField(lines('ab', 'cd'), 99, false)).toBe(5)
  expect(offsetInField(draft, 999, true)).toBe(programOfDraft(draft).length)
})

test('an offset of the field is one of the whole program', () => {
  expect(offsetInProgram(draft, 0, false)).toBe(11)
  expect(offsetInProgram(draft, 12, false)).toBe(23)
  expect(offsetInProgram(draft, 12, true)).toBe(12)
})
