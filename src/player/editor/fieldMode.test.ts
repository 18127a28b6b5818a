import { fieldActionFor, modeAfter, modeAfterInput } from './fieldMode'

const press = (key: string, more = {}) => ({ key, shiftKey: false, hasModifier: false, isComposing: false, ...more })
const shifted = (key: string) => press(key, { shiftKey: true })

test('Tab moves on from a field that was reached with it, changed or not', () => {
  expect(fieldActionFor(press('Tab'), 'passing')).toBeUndefined()
  expect(fieldActionFor(press('Tab'), modeAfterInput('passing'))).toBeUndefined()
})

test('Enter begins writing in a field that was reached with Tab, without a new line', () => {
  expect(fieldActionFor(press('Enter'), 'passing')).toBe('begin')
  expect(modeAfter('begin', 'passing')).toBe('writing')
})

test('Enter is a new line once something is written, and Tab indents from then on', () => {
  expect(fieldActionFor(press('Enter'), 'touched')).toBe('newLine')
  expect(modeAfter('newLine', 'touched')).toBe('writing')
})

test('a click and the first letter begin writing', () => {
  expect(fieldActionFor(press('Tab'), 'entered')).toBeUndefined()
  expect(modeAfterInput('entered')).toBe('writing')
})

test('while the reader writes, Tab indents and with Shift goes back', () => {
  expect(fieldActionFor(press('Tab'), 'writing')).toBe('indent')
  expect(fieldActionFor(shifted('Tab'), 'writing')).toBe('outdent')
  expect(modeAfter('indent', 'writing')).toBe('writing')
})

test('Escape gives Tab back, and a second one leaves', () => {
  expect(fieldActionFor(press('Escape'), 'writing')).toBe('end')
  expect(modeAfter('end', 'writing')).toBe('passing')
  expect(fieldActionFor(press('Escape'), 'passing')).toBe('leave')
  expect(fieldActionFor(press('Escape'), 'entered')).toBe('leave')
})

test('keys belong to the input method while it composes', () => {
  expect(fieldActionFor(press('Enter', { isComposing: true }), 'writing')).toBeUndefined()
  expect(fieldActionFor(press('Escape', { isComposing: true }), 'writing')).toBeUndefined()
})

test('keys with Alt, Ctrl or Cmd belong to others', () => {
  expect(fieldActionFor(press('Tab', { hasModifier: true }), 'writing')).toBeUndefined()
})
