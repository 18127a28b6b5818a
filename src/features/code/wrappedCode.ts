import { WRAP_STORAGE_KEY, WRAPS } from '../../lib/code/wrap'

const listeners = new Set<() => void>()

/** Whether the lines of code wrap. The document knows, so that it is settled before the first paint. */
export function wrapsCode(): boolean {
  return 'wrap' in document.documentElement.dataset
}

/** Wraps the lines of code, or lets them go on; remembered where the browser keeps anything. */
export function toggleWrap() {
  const wraps = document.documentElement.toggleAttribute('data-wrap')
  try {
    if (wraps) localStorage.setItem(WRAP_STORAGE_KEY, WRAPS)
    else localStorage.removeItem(WRAP_STORAGE_KEY)
  } catch {
    // Then the choice lasts as long as the document
  }
  listeners.forEach((listener) => listener())
}

/** Tells a listener each time the choice changes, until it is called off. */
export function onWrapChange(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
