import { fixedTheme, initialTheme, showsThemeToggle } from './theme'

test('the stored theme wins over the system', () => {
  expect(initialTheme('light', true)).toBe('light')
  expect(initialTheme('dark', false)).toBe('dark')
})

test('without a stored theme the system decides', () => {
  expect(initialTheme(null, true)).toBe('dark')
  expect(initialTheme(null, false)).toBe('light')
})

test('a stored value that is no theme is ignored', () => {
  expect(initialTheme('purple', true)).toBe('dark')
})

test('the switch is hidden if the configuration fixes a color scheme', () => {
  expect(showsThemeToggle(undefined)).toBe(true)
  expect(showsThemeToggle('dark')).toBe(false)
  expect(showsThemeToggle('system')).toBe(false)
})

test('light and dark are fixed, system is not', () => {
  expect(fixedTheme('dark')).toBe('dark')
  expect(fixedTheme('light')).toBe('light')
  expect(fixedTheme('system')).toBeUndefined()
})
