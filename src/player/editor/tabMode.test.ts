import { editorActionFor, modeAfter, modeAfterInput } from './tabMode'

const press = (key: string, more = {}) => ({ key, shiftKey: false, hasModifier: false, isComposing: false, ...more })
const shifted = (key: string) => press(key, { shiftKey: true })

test('moves focus with Tab in an editor reached by Tab, changed or not', () => {
  expect(editorActionFor(press('Tab'), 'passing')).toBeUndefined()
  expect(editorActionFor(press('Tab'), modeAfterInput('passing'))).toBeUndefined()
})

test('starts writing with Enter after Tab, without a new line', () => {
  expect(editorActionFor(press('Enter'), 'passing')).toBe('begin')
  expect(modeAfter('begin', 'passing')).toBe('writing')
})

test('inserts a new line with Enter after typing, and indents with Tab from then on', () => {
  expect(editorActionFor(press('Enter'), 'touched')).toBe('newLine')
  expect(modeAfter('newLine', 'touched')).toBe('writing')
})

test('starts writing on a click and the first letter', () => {
  expect(editorActionFor(press('Tab'), 'entered')).toBeUndefined()
  expect(modeAfterInput('entered')).toBe('writing')
})

test('indents with Tab and unindents with Shift+Tab while writing', () => {
  expect(editorActionFor(press('Tab'), 'writing')).toBe('indent')
  expect(editorActionFor(shifted('Tab'), 'writing')).toBe('outdent')
  expect(modeAfter('indent', 'writing')).toBe('writing')
})

test('releases Tab on Escape and leaves on the second one', () => {
  expect(editorActionFor(press('Escape'), 'writing')).toBe('end')
  expect(modeAfter('end', 'writing')).toBe('passing')
  expect(editorActionFor(press('Escape'), 'passing')).toBe('leave')
  expect(editorActionFor(press('Escape'), 'entered')).toBe('leave')
})

test('leaves keys to an active input method', () => {
  expect(editorActionFor(press('Enter', { isComposing: true }), 'writing')).toBeUndefined()
  expect(editorActionFor(press('Escape', { isComposing: true }), 'writing')).toBeUndefined()
})

test('ignores keys with Alt, Ctrl or Cmd', () => {
  expect(editorActionFor(press('Tab', { hasModifier: true }), 'writing')).toBeUndefined()
})
