import { storedValue } from '../../dom/storedValue'
import { BANNER_DISMISSED_CLASS, BANNER_DISMISSED_VALUE } from '../../lib/banner/banner'

export function hideDismissedBanner(storageKey: string) {
  if (storedValue(storageKey) === BANNER_DISMISSED_VALUE) document.documentElement.classList.add(BANNER_DISMISSED_CLASS)
}
