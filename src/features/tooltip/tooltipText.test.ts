import { tooltipText } from './tooltipText'

test('a control that shows an icon tells its name and its first key', () => {
  expect(tooltipText({ label: 'Search', words: '', keyShortcut: '/ Control+K' })).toEqual({ name: 'Search', key: '/' })
  expect(tooltipText({ label: 'Dark Mode', words: ' \n', keyShortcut: null })).toEqual({ name: 'Dark Mode' })
})

test('a control with words needs no tooltip, nor one without a name', () => {
  expect(tooltipText({ label: 'Search', words: 'Search...', keyShortcut: '/' })).toBeUndefined()
  expect(tooltipText({ label: null, words: '', keyShortcut: null })).toBeUndefined()
})
