/** How long work for idle moments waits in browsers that do not tell when they are idle. */
const IDLE_FALLBACK_MS = 200

/** Does something when the browser has nothing better to do, unless it was called off. */
export function whenIdle(work: () => void, signal: AbortSignal) {
  const run = () => {
    if (!signal.aborted) work()
  }
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, IDLE_FALLBACK_MS)
}
