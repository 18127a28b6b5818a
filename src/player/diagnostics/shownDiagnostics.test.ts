import { shownDiagnostics } from './shownDiagnostics'

const draft = [
  { text: 'let a = 1;', isSetUp: true },
  { text: 'clear(0);', isSetUp: false },
  { text: 'let b = c;', isSetUp: false },
]

const diagnostic = (start: number, more = {}) => ({ start, end: start + 1, message: 'wrong', ...more })
const places = (offsets: number[], showsSetUp: boolean) =>
  shownDiagnostics(
    offsets.map((start) => diagnostic(start)),
    draft,
    showsSetUp,
  ).map(({ where }) => where)

test('counts lines as in the editor', () => {
  expect(places([11, 28, 99], false)).toEqual(['Line 1', 'Line 2', 'Line 2'])
  expect(places([11, 28, 99], true)).toEqual(['Line 2', 'Line 3', 'Line 3'])
})

test('counts hidden setup lines on their own', () => {
  expect(places([4], false)).toEqual(['Setup line 1'])
  expect(places([4], true)).toEqual(['Line 1'])
})

test('combines message, label and help', () => {
  const shown = shownDiagnostics(
    [diagnostic(28, { message: 'mismatched types', label: 'expected `u32`', help: 'write `1`' })],
    draft,
    false,
  )
  expect(shown).toEqual([{ where: 'Line 2', what: 'mismatched types: expected `u32`', help: 'write `1`', place: 17 }])
})

test.each([
  ['wrong', undefined],
  ['wro', undefined],
  ['add `;` here', 'add `;` here'],
])('omits a label that repeats the message or the help: %j', (label, help) => {
  expect(shownDiagnostics([diagnostic(11, { label, help })], draft, false)).toEqual([
    { where: 'Line 1', what: 'wrong', help: help ?? '', place: 0 },
  ])
})

test('turns a fix into a change of the editor with the replaced text', () => {
  const fixOf = (start: number, end: number, showsSetUp: boolean) =>
    shownDiagnostics([diagnostic(11, { fix: { span: { start, end }, text: 'b' } })], draft, showsSetUp)[0]!.fix
  expect(fixOf(29, 30, false)).toEqual({ start: 18, end: 19, before: 'c', text: 'b' })
  expect(fixOf(4, 5, true)).toEqual({ start: 4, end: 5, before: 'a', text: 'b' })
  expect(fixOf(4, 5, false)).toBeUndefined()
})

test('shows three diagnostics', () => {
  expect(places([11, 12, 13, 14], false)).toHaveLength(3)
})
