import { useEffect } from 'react'
import { storedValue } from '../../dom/storedValue'
import type { SiteConfig } from '../../lib/config/siteConfig'
import { THEME_KEY } from '../../lib/storage/storageKeys'
import { DARK_SCHEME_QUERY, initialTheme, showsThemeToggle } from '../../lib/theme/theme'
import type { Theme } from '../../lib/theme/theme'

const listeners = new Set<() => void>()

/** What the reader has chosen; kept here too, for browsers that store nothing. */
let chosen: string | null = null

/** The theme the document shows; its root carries the class `dark` or not. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** Calls back whenever the theme changes. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Shows the theme the reader has chosen, and keeps the choice. */
export function chooseTheme(theme: Theme) {
  chosen = theme
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // The choice then lasts as long as the visit
  }
  show(theme)
}

/** Keeps the theme in step with the system and with other tabs, on pages without a switch too. */
export function useFollowedTheme(colorScheme: SiteConfig['colorScheme']) {
  useEffect(() => followTheme(colorScheme), [colorScheme])
}

/** Follows the system while nothing is chosen, and choices made in other tabs, unless the configuration fixes the theme. */
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
