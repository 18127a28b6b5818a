import { useEffect } from 'react'
import { savesData, whenIdle } from '../dom/schedule'
import { isFileAddress } from '../lib/address/links'
import {
  canonicalPath,
  isExternalLink,
  isSamePage,
  isUnder,
  normalizeBasePath,
  withBasePath,
} from '../lib/address/paths'

/** How long hover, focus or touch lasts before prefetching. */
export const PREFETCH_INTENT_MS = 100

/** The part of a link that has to be visible. */
export const PREFETCH_VIEWPORT_THRESHOLD = 0.5

/** Maximum number of concurrent prefetches. */
const PREFETCHED_AT_ONCE = 4

/** Prefetches pages for visible links and on hover, focus or touch. */
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
  const observed = new WeakMap<Element, string>()
  const observeNew = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      const href = link.getAttribute('href')!
      if (observed.get(link) === href) continue
      if (observed.has(link)) views.unobserve(link)
      observed.set(link, href)
      views.observe(link)
    }
  }
  let isScheduled = false
  const changes = new MutationObserver(() => {
    if (isScheduled) return
    isScheduled = true
    whenIdle(() => {
      isScheduled = false
      observeNew()
    }, signal)
  })
  observeNew()
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

function pageBehind(link: HTMLAnchorElement): string | undefined {
  const href = link.getAttribute('href') ?? ''
  const candidate = { href, currentPath: window.location.pathname, saveData: savesData(), basePath: __BASE_PATH__ }
  if (link.hasAttribute('download') || !shouldPrefetch(candidate)) return undefined
  return withBasePath(canonicalPath(href, __BASE_PATH__), __BASE_PATH__)
}

type PrefetchCandidate = { href: string; currentPath: string; saveData: boolean; basePath?: string }

/** The link leads to another page of the site, and data saving is off. */
export function shouldPrefetch({ href, currentPath, saveData, basePath = '' }: PrefetchCandidate): boolean {
  if (saveData || !href.startsWith('/') || isExternalLink(href) || isFileAddress(href)) return false
  const base = normalizeBasePath(basePath)
  if (base !== '' && !isUnder(href.replace(/[?#].*$/s, ''), base)) return false
  return !isSamePage(href, currentPath, basePath)
}

type PrefetchOptions = {
  /** Resolves when the page is complete. */
  load: (page: string) => Promise<unknown> | undefined
  whenIdle: (work: () => void) => void
}

type PrefetchQueue = ReturnType<typeof prefetchQueue>

/** Loads the pages of visible links in idle time, each once, with limited concurrency. */
export function prefetchQueue({ load, whenIdle }: PrefetchOptions) {
  const seen = new Set<string>()
  const waiting: string[] = []
  let loading = 0

  const loadNext = () => {
    const page = waiting.shift()
    if (page === undefined) return
    loading++
    const done = () => {
      loading--
      if (waiting.length > 0) whenIdle(loadNext)
    }
    Promise.resolve(load(page)).then(done, done)
  }

  return {
    add(page: string) {
      if (seen.has(page)) return
      seen.add(page)
      waiting.push(page)
      if (waiting.length + loading <= PREFETCHED_AT_ONCE) whenIdle(loadNext)
    },

    hurry(page: string) {
      seen.add(page)
      const place = waiting.indexOf(page)
      if (place >= 0) waiting.splice(place, 1)
      void load(page)
    },
  }
}
