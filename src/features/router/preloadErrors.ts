import { PRELOAD_ERROR_EVENT, preloadErrorMessage } from './moduleFailure'

/** Raises the preload error event with the error as its payload; true unless a listener prevents it. */
export function raisePreloadError(error: unknown): boolean {
  const event = Object.assign(new Event(PRELOAD_ERROR_EVENT, { cancelable: true }), { payload: error })
  return window.dispatchEvent(event)
}

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
