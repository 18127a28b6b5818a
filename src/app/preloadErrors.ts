/** The event on `window` that says that a module or a stylesheet could not be loaded; it can be prevented. */
const PRELOAD_ERROR_EVENT = 'turbo:preloadError'

/** Reports stylesheets and modules that cannot be preloaded; the error is thrown unless a listener prevents it. */
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
  // Gatsby answers any failed chunk by loading the page again, for ever if it keeps failing. Here a failed chunk that
  // is no page stays the matter of the feature that asked for it; pages have their own guard.
  window.addEventListener('unhandledrejection', (event) => {
    if ((event.reason as Error | undefined)?.name === 'ChunkLoadError') event.stopImmediatePropagation()
  })
}

/** Raises the preload error event with the error as its payload; true unless a listener prevents it. */
export function raisePreloadError(error: unknown): boolean {
  const event = Object.assign(new Event(PRELOAD_ERROR_EVENT, { cancelable: true }), { payload: error })
  return window.dispatchEvent(event)
}

/** A `<link>` or `<script>` whose address could not be loaded. */
type FailedResource = { rel: string; as: string; address: string }

/** The message for a failed preload; undefined if it is neither a stylesheet nor a module. */
export function preloadErrorMessage({ rel, as, address }: FailedResource): string | undefined {
  if (!/^(stylesheet|(module)?preload|prefetch)$/.test(rel)) return undefined
  const file = address.replace(/[?#].*$/, '')
  if (rel === 'stylesheet' || as === 'style' || file.endsWith('.css')) return `Unable to preload CSS for ${address}`
  if (rel === 'modulepreload' || as === 'script' || file.endsWith('.js')) return `Unable to preload module ${address}`
  return undefined
}
