import { showTheme } from './showTheme'

type Visit = { stored?: string; prefersDark?: boolean; rootClass?: string; isChoice?: boolean }

const root = document.documentElement

function rootClassAfter({ stored, prefersDark = false, rootClass = '', isChoice = true }: Visit) {
  root.className = rootClass
  if (stored !== undefined) localStorage.setItem('turbo.theme', stored)
  window.matchMedia = (query) =>
    ({ matches: query === '(prefers-color-scheme: dark)' && prefersDark }) as MediaQueryList
  showTheme(isChoice)
  return root.className
}

afterEach(() => {
  root.className = ''
  jest.restoreAllMocks()
  localStorage.clear()
})

test('the stored theme wins over the system', () => {
  expect(rootClassAfter({ stored: 'dark', prefersDark: false })).toBe('dark')
  expect(rootClassAfter({ stored: 'light', prefersDark: true })).toBe('')
})

test('without a stored theme the system decides', () => {
  expect(rootClassAfter({ prefersDark: true })).toBe('dark')
  expect(rootClassAfter({ prefersDark: false })).toBe('')
})

test('a stored value that is no theme is ignored', () => {
  expect(rootClassAfter({ stored: 'purple', prefersDark: true })).toBe('dark')
})

test('a theme fixed in the page is left alone', () => {
  expect(rootClassAfter({ stored: 'dark', prefersDark: true, rootClass: 'light' })).toBe('light')
  expect(rootClassAfter({ stored: 'light', prefersDark: false, rootClass: 'dark' })).toBe('dark')
})

test('blocked storage leaves the decision to the system', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  expect(rootClassAfter({ prefersDark: true })).toBe('dark')
})

test('an old choice that cannot be changed any more is ignored', () => {
  expect(rootClassAfter({ stored: 'light', prefersDark: true, isChoice: false })).toBe('dark')
})
