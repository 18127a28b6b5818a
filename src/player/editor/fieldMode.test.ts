import { fieldActionFor, modeAfter, modeAfterInput } from './fieldMode'

const press = (key: string, more = {}) => ({ key, shiftKey: false, hasModifier: false, isComposing: false, ...more })
const shifted = (key: string) => press(key, { shiftKey: true })

test('moves focus with Tab in an editor reached by Tab, changed or not', () => {
  expect(fieldActionFor(press('Tab'), 'passing')).toBeUndefined()
  expect(fieldActionFor(press('Tab'), modeAfterInput('passing'))).toBeUndefined()
})

test('starts writing with Enter after Tab, without a new line', () => {
  expect(fieldActionFor(press('Enter'), 'passing')).toBe('begin')
  expect(modeAfter('begin', 'passing')).toBe('writing')
})

test('inserts a new line with Enter after typing, and indents with Tab from then on', () => {
  expect(fieldActionFor(press('Enter'), 'touched')).toBe('newLine')
  expect(modeAfter('newLine', 'touched')).toBe('writing')
})

test('starts writing on a click and the first letter', () => {
  expect(fieldActionFor(press('Tab'), 'entered')).toBeUndefined()
  expect(modeAfterInput('entered')).toBe('writing')
})

test('indents with Tab and unindents with Shift+Tab while writing', () => {
  expect(fieldActionFor(press('Tab'), 'writing')).toBe('indent')
  expect(fieldActionFor(shifted('Tab'), 'writing')).toBe('outdent')
  expect(modeAfter('indent', 'writing')).toBe('writing')
})

test('releases Tab on Escape and leaves on the second one', () => {
  expect(fieldActionFor(press('Escape'), 'writing')).toBe('end')
  expect(modeAfter('end', 'writing')).toBe('passing')
  expect(fieldActionFor(press('Escape'), 'passing')).toBe('leave')
  expect(fieldActionFor(press('Escape'), 'entered')).toBe('leave')
})

test('leaves keys to an active input method', () => {
  expect(fieldActionFor(press('Enter', { isComposing: true }), 'writing')).toBeUndefined()
  expect(fieldActionFor(press('Escape', { isComposing: true }), 'writing')).toBeUndefined()
})

test('ignores keys with Alt, Ctrl or Cmd', () => {
  expect(fieldActionFor(press('Tab', { hasModifier: true }), 'writing')).toBeUndefined()
})
