import { useEffect } from 'react'
import { storedValue } from '../../dom/storedValue'
import type { SiteConfig } from '../../lib/config/siteConfig'
import { THEME_KEY } from '../../lib/storage/storageKeys'
import { DARK_SCHEME_QUERY, initialTheme, showsThemeToggle, type Theme } from '../../lib/theme/theme'

const listeners = new Set<() => void>()

/** The choice, kept here in case storage is blocked. */
let chosen: string | null = null

export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function chooseTheme(theme: Theme) {
  chosen = theme
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Without storage, the choice lasts as long as the visit
  }
  show(theme)
}

/** Also works on pages without a switch. */
export function useFollowedTheme(colorScheme: SiteConfig['colorScheme']) {
  useEffect(() => followTheme(colorScheme), [colorScheme])
}

/** Follows other tabs and, without a choice, the system, unless the theme is configured. */
function followTheme(colorScheme: SiteConfig['colorScheme']): () => void {
  if (colorScheme === 'light' || colorScheme === 'dark') return () => {}
  const system = window.matchMedia(DARK_SCHEME_QUERY)
  const isChoice = showsThemeToggle(colorScheme)
  chosen = isChoice ? storedValue(THEME_KEY) : null

  const followSystem = () => show(initialTheme(chosen, system.matches))
  const followTab = ({ key, newValue }: StorageEvent) => {
    if (!isChoice || (key !== THEME_KEY && key !== null)) return
    chosen = newValue
    followSystem()
  }
  system.addEventListener('change', followSystem)
  window.addEventListener('storage', followTab)
  return () => {
    system.removeEventListener('change', followSystem)
    window.removeEventListener('storage', followTab)
  }
}

function show(theme: Theme) {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  listeners.forEach((listener) => listener())
}
