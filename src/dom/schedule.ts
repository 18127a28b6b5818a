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

/** Does something once the next frame has been painted. Returns what calls it off. */
export function afterPaint(work: () => void) {
  let timer: number | undefined
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether nothing should be fetched that the reader did not ask for: a wish of the reader, or a slow network. */
export function savesData({ connection = {} } = navigator as { connection?: Connection }): boolean {
  const { saveData = false, effectiveType = '' } = connection
  return saveData || effectiveType.includes('2g')
}
