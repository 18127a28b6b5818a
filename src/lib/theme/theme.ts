import type { SiteConfig } from '../config/siteConfig'

export type Theme = 'light' | 'dark'

export const DARK_SCHEME_QUERY = '(prefers-color-scheme: dark)'

export function initialTheme(stored: string | null | undefined, prefersDark: boolean): Theme {
  if (stored === 'light' || stored === 'dark') return stored
  return prefersDark ? 'dark' : 'light'
}

export function fixedTheme(colorScheme: SiteConfig['colorScheme']): Theme | undefined {
  return colorScheme === 'system' ? undefined : colorScheme
}

export function showsThemeToggle(colorScheme: SiteConfig['colorScheme']): boolean {
  return colorScheme === undefined
}
