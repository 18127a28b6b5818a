import { storedValue } from '../../dom/storedValue'
import { WRAP_STORAGE_KEY, WRAPS } from '../../lib/code/wrap'

/** Wraps the lines of code for a reader who has chosen so. */
export function wrapCode() {
  if (storedValue(WRAP_STORAGE_KEY) === WRAPS) document.documentElement.dataset.wrap = ''
}
