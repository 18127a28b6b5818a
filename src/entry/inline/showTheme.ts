import { storedValue } from '../../dom/storedValue'
import { THEME_KEY } from '../../lib/storage/storageKeys'
import { DARK_SCHEME_QUERY, initialTheme } from '../../lib/theme/theme'

/** Shows the reader's choice of a theme, where there is a choice, else what the system prefers; a theme fixed in the page stays. */
export function showTheme(isChoice: boolean) {
  const { classList } = document.documentElement
  if (classList.contains('dark') || classList.contains('light')) return
  // Without a switch, an old choice could not be taken back, so only the system counts
  const stored = isChoice ? storedValue(THEME_KEY) : null
  if (initialTheme(stored, matchMedia(DARK_SCHEME_QUERY).matches) === 'dark') classList.add('dark')
}
