/** What a page notes of itself while its player is measured. */
type Watched = {
  /** When the reader last pressed something, a key or a button. */
  pressed: number
  /** When a canvas was painted. */
  painted: number[]
  /** How many answers workers have given. */
  answers: number
  /** Milliseconds of each task that was longer than 50. */
  longTasks: number[]
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Stands in the page before its own scripts: notes presses, paintings, answers and long tasks. */
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
