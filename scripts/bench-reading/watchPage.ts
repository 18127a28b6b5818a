/** What can be painted after a press: the heading of another page, a field that has the focus, other results of a search. */
export type Wanted = 'heading' | 'field' | 'results'

/** What a page notes of itself while it is measured. */
type Watched = {
  /** Milliseconds from the start of the document to its largest paint so far. */
  largestPaint: number
  /** Milliseconds from the last press to the paint of what came of it. */
  after: Partial<Record<Wanted, number>>
}

declare global {
  interface Window {
    reading: Watched
  }
  const scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void> }
}

/** Stands in the page before its own scripts. The press outlives the document, for sites that load the next page as one. */
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
      // Right after the frame, ahead of what the page itself does next
      requestAnimationFrame(() => void scheduler.postTask(note, { priority: 'user-blocking' }))
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  document.addEventListener('focusin', look)
}

/** As for a reader who saves data: nothing is fetched before it is wanted. */
export function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
}
