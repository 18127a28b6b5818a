import { storedValue } from '../../dom/storedValue'
import { WRAP_KEY } from '../../lib/storage/storageKeys'

export function wrapCode() {
  if (storedValue(WRAP_KEY) === 'true') document.documentElement.dataset.wrap = ''
}
