import { scriptLiteral } from '../script/scriptLiteral'
import type { SiteConfig } from '../config/siteConfig'

export type Theme = 'light' | 'dark'

export const THEME_STORAGE_KEY = 'turbo.theme'
export const DARK_SCHEME_QUERY = '(prefers-color-scheme: dark)'

// The inline script carries the source of this function, so it may refer to nothing outside itself.
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

/** The script that sets the theme before the first paint; empty if the configuration fixes it. */
export function themeScript(colorScheme?: SiteConfig['colorScheme']): string {
  if (fixedTheme(colorScheme) !== undefined) return ''
  // Without a switch, an old choice could not be taken back, so only the system counts.
  const readStored = showsThemeToggle(colorScheme)
    ? `try{stored=localStorage.getItem(${scriptLiteral(THEME_STORAGE_KEY)})}catch(error){}`
    : ''
  const prefersDark = `matchMedia(${scriptLiteral(DARK_SCHEME_QUERY)}).matches`
  return [
    'try{(function(){',
    'var root=document.documentElement.classList,stored=null;',
    'if(root.contains("dark")||root.contains("light"))return;',
    readStored,
    `if((${String(initialTheme)})(stored,${prefersDark})==="dark")root.add("dark")`,
    '})()}catch(error){}',
  ].join('')
}
