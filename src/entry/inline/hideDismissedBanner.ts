import { storedValue } from '../../dom/storedValue'
import { BANNER_DISMISSED_CLASS, BANNER_DISMISSED_VALUE } from '../../lib/banner/banner'

/** Keeps a banner out of sight whose dismissal is stored under the key. */
export function hideDismissedBanner(storageKey: string) {
  if (storedValue(storageKey) === BANNER_DISMISSED_VALUE) document.documentElement.classList.add(BANNER_DISMISSED_CLASS)
}
