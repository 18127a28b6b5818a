/** Cancelable event on `window` for a module or style sheet that failed to load. */
const PRELOAD_ERROR_EVENT = 'turbo:preloadError'

/** Throws the error unless a listener prevents it. */
export function reportPreloadErrors() {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement)) return
      const message = preloadErrorMessage({
        rel: target.rel,
        as: target.as,
        address: target.getAttribute('href') ?? '',
      })
      if (message === undefined) return
      const error = new Error(message)
      if (raisePreloadError(error)) throw error
    },
    true,
  )
  // Gatsby reloads the page on any failed chunk, possibly forever. On this site, the feature that requested the chunk
  // handles it; pages have their own guard
  window.addEventListener('unhandledrejection', (event) => {
    if ((event.reason as Error | undefined)?.name === 'ChunkLoadError') event.stopImmediatePropagation()
  })
}

/** Returns true unless prevented. */
export function raisePreloadError(error: unknown): boolean {
  const event = Object.assign(new Event(PRELOAD_ERROR_EVENT, { cancelable: true }), { payload: error })
  return window.dispatchEvent(event)
}

type FailedResource = { rel: string; as: string; address: string }

/** Undefined for other resources. */
export function preloadErrorMessage({ rel, as, address }: FailedResource): string | undefined {
  if (!/^(stylesheet|(module)?preload|prefetch)$/.test(rel)) return undefined
  const file = address.replace(/[?#].*$/, '')
  if (rel === 'stylesheet' || as === 'style' || file.endsWith('.css')) return `Unable to preload CSS for ${address}`
  if (rel === 'modulepreload' || as === 'script' || file.endsWith('.js')) return `Unable to preload module ${address}`
  return undefined
}
