import { storedValue } from '../../dom/storedValue'
import { THEME_KEY } from '../../lib/storage/storageKeys'
import { DARK_SCHEME_QUERY, initialTheme } from '../../lib/theme/theme'

/** Does not change a theme that the page fixes. */
export function showTheme(isChoice: boolean) {
  const { classList } = document.documentElement
  if (classList.contains('dark') || classList.contains('light')) return
  // Without a switch, a stored choice could not be changed
  const stored = isChoice ? storedValue(THEME_KEY) : null
  if (initialTheme(stored, matchMedia(DARK_SCHEME_QUERY).matches) === 'dark') classList.add('dark')
}
