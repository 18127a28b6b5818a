import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThemeToggle } from './ThemeToggle'
import { useFollowedTheme } from './themeStore'

const root = document.documentElement
let system: { matches: boolean; change: () => void }

beforeEach(() => {
  const listeners = new Set<() => void>()
  system = { matches: false, change: () => listeners.forEach((listener) => listener()) }
  window.matchMedia = () =>
    ({
      get matches() {
        return system.matches
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList
})

afterEach(() => {
  root.className = ''
  localStorage.clear()
  jest.restoreAllMocks()
})

const preferDark = (isDark: boolean) =>
  act(() => {
    system.matches = isDark
    system.change()
  })

const inOtherTab = (newValue: string | null, key: string | null = 'turbo.theme') =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })

test('the button of the current theme is pressed', async () => {
  render(<ThemeToggle />)
  expect(screen.getByRole('button', { name: 'Light Mode' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Dark Mode' }))
  expect(screen.getByRole('button', { name: 'Dark Mode' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'Light Mode' })).toHaveAttribute('aria-pressed', 'false')
  expect(root).toHaveClass('dark')
})

test('two switches agree', async () => {
  render(
    <>
      <ThemeToggle />
      <ThemeToggle />
    </>,
  )
  await userEvent.click(screen.getAllByRole('button', { name: 'Dark Mode' })[0]!)
  for (const button of screen.getAllByRole('button', { name: 'Dark Mode' })) {
    expect(button).toHaveAttribute('aria-pressed', 'true')
  }
})

test.each(['light', 'dark', 'system'] as const)('there is no switch if the configuration says %s', (colorScheme) => {
  render(<ThemeToggle colorScheme={colorScheme} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('only a choice is stored', async () => {
  renderHook(() => useFollowedTheme(undefined))
  render(<ThemeToggle />)
  preferDark(true)
  expect(root).toHaveClass('dark')
  expect(localStorage.getItem('turbo.theme')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Light Mode' }))
  expect(localStorage.getItem('turbo.theme')).toBe('light')
})

test('the system changes nothing once the reader has chosen', () => {
  localStorage.setItem('turbo.theme', 'light')
  renderHook(() => useFollowedTheme(undefined))
  preferDark(true)
  expect(root).not.toHaveClass('dark')
})

test('a choice holds for the visit where nothing can be stored', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Blocked')
  })
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Blocked')
  })
  renderHook(() => useFollowedTheme(undefined))
  render(<ThemeToggle />)
  await userEvent.click(screen.getByRole('button', { name: 'Dark Mode' }))
  preferDark(false)
  expect(root).toHaveClass('dark')
})

test('other tabs are followed: their choice, and its removal', () => {
  renderHook(() => useFollowedTheme(undefined))
  inOtherTab('dark')
  expect(root).toHaveClass('dark')
  inOtherTab(null)
  expect(root).not.toHaveClass('dark')
  inOtherTab('dark', 'something.else')
  expect(root).not.toHaveClass('dark')
})

test('a scheme left to the system follows it and no old choice', () => {
  localStorage.setItem('turbo.theme', 'light')
  renderHook(() => useFollowedTheme('system'))
  preferDark(true)
  expect(root).toHaveClass('dark')
})

test('a fixed theme follows nothing', () => {
  renderHook(() => useFollowedTheme('light'))
  preferDark(true)
  inOtherTab('dark')
  expect(root).not.toHaveClass('dark')
})
