import { tooltipText } from './tooltipText'

const icon = { tip: null, label: null, words: '', keyShortcut: null, isOpen: false }

test('a control that shows an icon tells its name and its first key', () => {
  expect(tooltipText({ ...icon, label: 'Search', keyShortcut: '/ Control+K' })).toEqual({ name: 'Search', key: '/' })
  expect(tooltipText({ ...icon, label: 'Dark Mode', words: ' \n' })).toEqual({ name: 'Dark Mode' })
})

test('a control with words needs no tooltip, nor one without a name', () => {
  expect(tooltipText({ ...icon, label: 'Search', words: 'Search...', keyShortcut: '/' })).toBeUndefined()
  expect(tooltipText(icon)).toBeUndefined()
})

test('what a control says of itself in few words goes before its name, and beside a sign', () => {
  expect(tooltipText({ ...icon, tip: 'Clear', label: 'Reset search', words: '⌫' })).toEqual({ name: 'Clear' })
})

test('a control whose menu is open needs none: the tooltip would cover the menu', () => {
  expect(tooltipText({ ...icon, label: 'More ways to use this page', isOpen: true })).toBeUndefined()
})
