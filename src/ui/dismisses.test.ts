import { dismisses } from './dismisses'

test('a plain click outside dismisses the dialog', () => {
  expect(dismisses({ button: 0, ctrlKey: false })).toBe(true)
})

test('a right click outside does not dismiss the dialog', () => {
  expect(dismisses({ button: 2, ctrlKey: false })).toBe(false)
})

test('Ctrl and a click outside do not dismiss the dialog', () => {
  expect(dismisses({ button: 0, ctrlKey: true })).toBe(false)
})
