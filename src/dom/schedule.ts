/** Delay in browsers without `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 200

export function whenIdle(work: () => void, signal: AbortSignal) {
  const run = () => {
    if (!signal.aborted) work()
  }
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, IDLE_FALLBACK_MS)
}

/** Returns a function that cancels the work. */
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

/** Each in a task of its own, so that none is long. Returns a function that cancels the rest. */
export function inTasks(...works: readonly (() => void)[]) {
  let cancel = () => {}
  const schedule = ([work, ...rest]: readonly (() => void)[]) => {
    if (!work) return
    cancel = afterPaint(() => {
      work()
      schedule(rest)
    })
  }
  schedule(works)
  return () => cancel()
}

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether data saving is on, or the network is slow. */
export function savesData({ connection = {} } = navigator as { connection?: Connection }): boolean {
  const { saveData = false, effectiveType = '' } = connection
  return saveData || effectiveType.includes('2g')
}
