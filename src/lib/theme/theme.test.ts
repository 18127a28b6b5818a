import { fixedTheme, initialTheme, showsThemeToggle, THEME_STORAGE_KEY, themeScript } from './theme'

type Visit = { stored: string | null; prefersDark: boolean; rootClass?: string; storage?: 'works' | 'blocked' }

function rootClassAfter(script: string, { stored, prefersDark, rootClass = '', storage = 'works' }: Visit) {
  const root = document.createElement('html')
  root.className = rootClass
  const localStorage = {
    getItem(key: string) {
      if (storage === 'blocked') throw new Error('blocked')
      return key === 'turbo.theme' ? stored : null
    },
  }
  const matchMedia = (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' && prefersDark })
  new Function('document', 'localStorage', 'matchMedia', script)({ documentElement: root }, localStorage, matchMedia)
  return root.className
}

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

test('the theme is stored under its own key', () => {
  expect(THEME_STORAGE_KEY).toBe('turbo.theme')
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

test.each([
  ['dark', false],
  ['light', true],
  [null, true],
  [null, false],
  ['purple', true],
] as const)(
  'before the first paint the root has the theme of the rule (stored %s, prefers dark %s)',
  (stored, dark) => {
    const expected = initialTheme(stored, dark) === 'dark' ? 'dark' : ''
    expect(rootClassAfter(themeScript(), { stored, prefersDark: dark })).toBe(expected)
  },
)

test('a theme fixed in the page is left alone', () => {
  expect(rootClassAfter(themeScript(), { stored: 'dark', prefersDark: true, rootClass: 'light' })).toBe('light')
})

test('blocked storage leaves the decision to the system', () => {
  expect(rootClassAfter(themeScript(), { stored: null, prefersDark: true, storage: 'blocked' })).toBe('dark')
})

test('a fixed theme needs no script', () => {
  expect(themeScript('dark')).toBe('')
})

test('the color scheme system ignores an old choice that cannot be changed any more', () => {
  expect(rootClassAfter(themeScript('system'), { stored: 'light', prefersDark: true })).toBe('dark')
})
