/** What to wait for: another page's heading, a focused input, new search results. */
export type Wanted = 'heading' | 'field' | 'results'

type Watched = {
  largestPaint: number
  /** Milliseconds from the last press to its paint. */
  after: Partial<Record<Wanted, number>>
}

declare global {
  interface Window {
    reading: Watched
  }
  const scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void> }
}

/** Injected before the page's scripts. The press survives navigation, for sites without a router. */
export function watchPage() {
  const reading: Watched = { largestPaint: 0, after: {} }
  window.reading = reading
  new PerformanceObserver((list) => {
    reading.largestPaint = list.getEntries().at(-1)!.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })

  let pressed = Number(sessionStorage.getItem('pressed'))
  const seen: Partial<Record<Wanted, string>> = { heading: sessionStorage.getItem('heading') ?? '' }
  for (const act of ['click', 'keydown']) {
    const notePress = ({ timeStamp }: Event) => {
      pressed = performance.timeOrigin + timeStamp
      reading.after = {}
      sessionStorage.setItem('pressed', String(pressed))
      sessionStorage.setItem('heading', seen.heading ?? '')
    }
    window.addEventListener(act, notePress, true)
  }

  const looks: Record<Wanted, () => string | null | undefined> = {
    heading: () => document.querySelector('main h1')?.textContent,
    field: () => (document.activeElement instanceof HTMLInputElement ? 'focused' : ''),
    results: () =>
      document.querySelector('#search-results a, .VPLocalSearchBox .result, .pagefind-ui__result-link')?.textContent,
  }
  const look = () => {
    for (const [wanted, now] of Object.entries(looks) as [Wanted, () => string][]) {
      const value = now() ?? ''
      if (value === seen[wanted]) continue
      seen[wanted] = value
      if (value === '' || pressed === 0) continue
      const note = () => (reading.after[wanted] ??= performance.timeOrigin + performance.now() - pressed)
      // Right after the frame, before other tasks
      requestAnimationFrame(() => void scheduler.postTask(note, { priority: 'user-blocking' }))
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  document.addEventListener('focusin', look)
}

/** Emulates save-data, which disables prefetching. */
export function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
}
