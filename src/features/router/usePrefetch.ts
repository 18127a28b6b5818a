import { useEffect } from 'react'
import { savesData } from '../../dom/savesData'
import { whenIdle } from '../../dom/whenIdle'
import { canonicalPath, withBasePath } from '../../lib/address/paths'
import { PREFETCH_INTENT_MS, PREFETCH_VIEWPORT_THRESHOLD, shouldPrefetch } from './prefetch'
import { prefetchQueue } from './prefetchQueue'
import type { PrefetchQueue } from './prefetchQueue'

/** Fetches pages ahead for every link of the document: half of it in view, or a moment of the reader's intent. */
export function usePrefetch() {
  useEffect(() => {
    const stop = new AbortController()
    whenIdle(() => {
      const queue = prefetchQueue({
        load: (page) => window.___loader.hovering(page),
        whenIdle: (work) => whenIdle(work, stop.signal),
      })
      watchLinksInView(queue, stop.signal)
      watchIntent(queue, stop.signal)
    }, stop.signal)
    return () => stop.abort()
  }, [])
}

/** The page to fetch for a link; undefined if there is nothing to fetch. */
function pageBehind(link: HTMLAnchorElement): string | undefined {
  const href = link.getAttribute('href') ?? ''
  const candidate = { href, currentPath: window.location.pathname, saveData: savesData(), basePath: __BASE_PATH__ }
  if (link.hasAttribute('download') || !shouldPrefetch(candidate)) return undefined
  return withBasePath(canonicalPath(href, __BASE_PATH__), __BASE_PATH__)
}

function watchLinksInView(queue: PrefetchQueue, signal: AbortSignal) {
  const views = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio < PREFETCH_VIEWPORT_THRESHOLD) continue
        views.unobserve(target)
        const page = pageBehind(target as HTMLAnchorElement)
        if (page !== undefined) queue.add(page)
      }
    },
    { threshold: PREFETCH_VIEWPORT_THRESHOLD },
  )
  const observeAll = () => {
    views.disconnect()
    for (const link of document.querySelectorAll('a[href^="/"]')) views.observe(link)
  }
  let isScheduled = false
  const changes = new MutationObserver(() => {
    if (isScheduled) return
    isScheduled = true
    whenIdle(() => {
      isScheduled = false
      observeAll()
    }, signal)
  })
  observeAll()
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] })
  signal.addEventListener('abort', () => {
    views.disconnect()
    changes.disconnect()
  })
}

function watchIntent(queue: PrefetchQueue, signal: AbortSignal) {
  let meant: HTMLAnchorElement | undefined
  let timer: number | undefined
  const begin = ({ target }: Event) => {
    const link = (target as Element).closest?.('a[href]') as HTMLAnchorElement | null
    if (!link || link === meant) return
    window.clearTimeout(timer)
    meant = link
    timer = window.setTimeout(() => {
      const page = pageBehind(link)
      if (page !== undefined) queue.hurry(page)
    }, PREFETCH_INTENT_MS)
  }
  const end = ({ target, relatedTarget }: Event & { relatedTarget?: EventTarget | null }) => {
    if (!meant?.contains(target as Node) || meant.contains((relatedTarget ?? null) as Node | null)) return
    window.clearTimeout(timer)
    meant = undefined
  }
  const options = { signal, passive: true }
  for (const name of ['mouseover', 'focusin', 'touchstart']) document.addEventListener(name, begin, options)
  for (const name of ['mouseout', 'focusout', 'touchcancel']) document.addEventListener(name, end, options)
}
