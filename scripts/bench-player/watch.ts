type Watched = {
  pressed: number
  /** Times of canvas paints. */
  painted: number[]
  /** Number of worker replies. */
  answers: number
  /** Milliseconds of tasks over 50. */
  longTasks: number[]
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Records presses, paints, replies and long tasks; injected before the page's scripts. */
export function watch() {
  const watched: Watched = { pressed: 0, painted: [], answers: 0, longTasks: [] }
  window.watched = watched
  for (const type of ['click', 'keydown']) {
    window.addEventListener(type, ({ timeStamp }) => (watched.pressed = timeStamp), { capture: true })
  }
  const prototype = CanvasRenderingContext2D.prototype
  const paint = Object.getOwnPropertyDescriptor(prototype, 'putImageData')!.value as (...args: unknown[]) => void
  Object.assign(prototype, {
    putImageData(this: CanvasRenderingContext2D, ...args: unknown[]) {
      paint.apply(this, args)
      watched.painted.push(performance.now())
    },
  })
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      this.addEventListener('message', () => (watched.answers += 1))
    }
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longTasks.push(duration)
  }).observe({ type: 'longtask' })
}
