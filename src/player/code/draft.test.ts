import {
  draftOf,
  editorText,
  offsetInEditor,
  offsetInProgram,
  programOfDraft,
  withEditorText,
  type Draft,
} from './draft'

const lines = (...written: string[]): Draft =>
  written.map((line) => ({ text: line.replace(/^# /, ''), isSetUp: line.startsWith('# ') }))

const draft = lines('# let a = 1;', 'clear(0);', 'let b = a;', '# let _ = b;')

test('shows the visible lines or all lines', () => {
  expect(editorText(draft, false)).toBe('clear(0);\nlet b = a;')
  expect(editorText(draft, true)).toBe('let a = 1;\nclear(0);\nlet b = a;\nlet _ = b;')
})

test('keeps hidden lines in place when a line changes', () => {
  expect(withEditorText(draft, 'clear(1);\nlet b = a;', false)).toEqual(
    lines('# let a = 1;', 'clear(1);', 'let b = a;', '# let _ = b;'),
  )
})

test('inserts text at the top after the setup', () => {
  expect(withEditorText(draft, 'new();\nclear(0);\nlet b = a;', false)).toEqual(
    lines('# let a = 1;', 'new();', 'clear(0);', 'let b = a;', '# let _ = b;'),
  )
})

test('inserts text at the end before hidden lines', () => {
  expect(withEditorText(draft, 'clear(0);\nlet b = a;\nnew();', false)).toEqual(
    lines('# let a = 1;', 'clear(0);', 'let b = a;', 'new();', '# let _ = b;'),
  )
})

test('keeps the setup when the editor is emptied', () => {
  expect(programOfDraft(withEditorText(draft, '', false))).toBe('let a = 1;\n\nlet _ = b;')
})

test('keeps setup between changed lines', () => {
  const mixed = lines('a', '# hidden', 'b', 'c')
  expect(withEditorText(mixed, 'x\ny\nc', false)).toEqual(lines('x', 'y', '# hidden', 'c'))
})

test('keeps an edited setup line hidden and shows new lines', () => {
  expect(withEditorText(draft, 'let a = 2;\nclear(0);\nlet b = a;\nlet _ = b;', true)).toEqual(
    lines('# let a = 2;', 'clear(0);', 'let b = a;', '# let _ = b;'),
  )
  expect(withEditorText(draft, 'let a = 1;\nnew();\nclear(0);\nlet b = a;\nlet _ = b;', true)).toEqual(
    lines('# let a = 1;', 'new();', 'clear(0);', 'let b = a;', '# let _ = b;'),
  )
})

test('hides the remaining setup of a program edited elsewhere', () => {
  expect(draftOf(draft, 'let a = 1;\nother();\nlet _ = b;')).toEqual(lines('# let a = 1;', 'other();', '# let _ = b;'))
  expect(draftOf(draft, 'all();\nof();\nit();\nelse();\nwhere();')).toEqual(
    lines('all();', 'of();', 'it();', 'else();', 'where();'),
  )
})

test('maps an offset of the program to the editor', () => {
  const program = programOfDraft(draft)
  expect(offsetInEditor(draft, program.indexOf('clear'), false)).toBe(0)
  expect(offsetInEditor(draft, program.indexOf('let b'), false)).toBe(10)
  expect(offsetInEditor(draft, program.indexOf('let b'), true)).toBe(21)
  expect(offsetInEditor(draft, program.indexOf('a = 1'), false)).toBeUndefined()
})

test('maps an offset beyond the program to its end', () => {
  expect(offsetInEditor(lines('ab', 'cd'), 99, false)).toBe(5)
  expect(offsetInEditor(draft, 999, true)).toBe(programOfDraft(draft).length)
})

test('maps an offset of the editor to the program', () => {
  expect(offsetInProgram(draft, 0, false)).toBe(11)
  expect(offsetInProgram(draft, 12, false)).toBe(23)
  expect(offsetInProgram(draft, 12, true)).toBe(12)
})
