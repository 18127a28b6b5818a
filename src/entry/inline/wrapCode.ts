import { storedValue } from '../../dom/storedValue'
import { WRAP_KEY } from '../../lib/storage/storageKeys'

/** Wraps the lines of code for a reader who has chosen so. */
export function wrapCode() {
  if (storedValue(WRAP_KEY) === 'true') document.documentElement.dataset.wrap = ''
}
