import type { SiteConfig } from '../config/siteConfig'

export type Theme = 'light' | 'dark'

export const DARK_SCHEME_QUERY = '(prefers-color-scheme: dark)'

/** The theme at the start: the stored one, else the one the system prefers. */
export function initialTheme(stored: string | null | undefined, prefersDark: boolean): Theme {
  if (stored === 'light' || stored === 'dark') return stored
  return prefersDark ? 'dark' : 'light'
}

/** The theme that the configuration fixes, which is a class on the document's root from the start. */
export function fixedTheme(colorScheme: SiteConfig['colorScheme']): Theme | undefined {
  return colorScheme === 'system' ? undefined : colorScheme
}

/** Whether the reader may choose the theme: only if the configuration says nothing about it. */
export function showsThemeToggle(colorScheme: SiteConfig['colorScheme']): boolean {
  return colorScheme === undefined
}
