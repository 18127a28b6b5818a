/*
 * Upstream: for a page that fails to load, Gatsby sets `window.location` to its path, without query and hash, and does so again if
 * the document fails in the same way. It remembers the failure as long as the document lasts.
 * Change: each load passes through `guardPageLoads`, which reloads once per build and address, waits where there is no network,
 * and otherwise shows the error screen. Paths that Gatsby fails to decode load the not-found page.
 * Gain: no address is lost and no reload loops; tests/browser/failure.browser.ts, deployment.browser.ts and offline.browser.ts.
 * Remove when: Gatsby keeps query and hash of a failed page and lets a site decide what follows.
 */
import { loadablePath } from '../../lib/address/startAddress'
import { clearReloadGuards, isLive, loadDocument, never, recover, setReloadGuard } from '../recovery'
import { setRouterState, type Step } from '../routerState'

export type LoadedPage = {
  status?: string
  error?: unknown
  component?: unknown
  /** `build` is the build of the data; absent for the delivered page. */
  json?: { build?: string }
  /** Gatsby compares `webpackCompilationHash` with the build of its scripts. */
  page?: { webpackCompilationHash?: string }
}

/** The last unfinished step. */
let wanted: Step | undefined

/** The load that ends the navigation. */
let latest: object | undefined

/**
 * Wraps Gatsby's page loader and `navigate`. A failed page is logged and requested once as a document, with query and
 * hash; after that, the error screen is shown, or a note if the page is not hydrated yet. The last clicked link counts.
 */
export function guardPageLoads(showIncompleteNote: () => void) {
  const loader = window.___loader
  const { loadPage: load, loadPageSync: loadSync } = loader
  const loadPage: typeof load = (path) => load(loadablePath(path, __BASE_PATH__))
  const loadPageSync: typeof loadSync = (path, options) => loadSync(loadablePath(path, __BASE_PATH__), options)
  const navigate = window.___navigate

  loader.loadPage = async (path) => {
    const load = (latest = {})
    const step = stepTo(path)
    setRouterState({ postponed: undefined })
    // Gatsby does not retry a failed page
    const isFromMemory = loadPageSync(path, { withErrorDetails: true })?.status === 'error'
    if (!loadPageSync(path)) setRouterState({ navigation: 'loading' })
    const page = await loadPage(path).catch((error: unknown): LoadedPage => ({ error }))
    const build = window.___webpackCompilationHash ?? ''
    const verdict = pageStatus(page, build)
    // Bypasses the browser's cache for the document
    if (verdict !== 'good') await fetch(step.address, { cache: 'reload' }).catch(() => undefined)
    if (latest !== load && isLive()) return never
    if (verdict === 'failed') return recover(step, page?.error, { isFromMemory, showIncompleteNote })
    if (verdict === 'outdated' && setReloadGuard({ build, address: path }) === 'unset') return loadDocument(step)
    setRouterState({ navigation: 'idle' })
    if (verdict === 'good') clearReloadGuards(path)
    return drawable(page!, path, build)
  }

  // A page that failed counts as not loaded
  loader.loadPageSync = (path, options) => {
    const page = loadPageSync(path, options)
    return page?.status === 'error' ? undefined : page
  }

  window.___navigate = (to, options) => {
    if (typeof to === 'number') {
      navigate(to, options)
      return
    }
    const { href, pathname, search } = new URL(to, window.location.href)
    const step = { address: href, replace: options?.replace === true }
    wanted = step
    void loader.loadPage(pathname + search).then(() => {
      if (wanted === step) navigate(to, options)
    })
  }

  window.addEventListener('popstate', () => {
    latest = undefined
    stepDone()
  })
  // A page restored from the back/forward cache may still be waiting for its replacement
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stepDone()
  })
}

export function stepDone() {
  wanted = undefined
  setRouterState({ navigation: 'idle', failure: undefined, postponed: undefined })
}

/** Gatsby passes only the path. */
function stepTo(path: string): Step {
  const { pathname, search } = new URL(wanted?.address ?? window.location.href)
  return wanted && pathname + search === path ? wanted : { address: window.location.href, replace: true }
}

export function pageStatus(page: LoadedPage | undefined, build: string): 'good' | 'failed' | 'outdated' {
  if (!page?.page || page.status === 'error') return 'failed'
  const pageBuild = page.json?.build
  return build && pageBuild && pageBuild !== build ? 'outdated' : 'good'
}

/** A page that Gatsby can render without loading the document itself. */
function drawable(page: LoadedPage, path: string, build: string): LoadedPage {
  if (!hasElement(page.component)) {
    console.warn(missingElementWarning(path))
    page.component = { default: () => null }
  }
  if (page.page) page.page.webpackCompilationHash = build
  return page
}

export function hasElement(component: unknown): boolean {
  const element = (component as { default?: unknown } | undefined)?.default ?? component
  return typeof element === 'function' || (typeof element === 'object' && element !== null && '$$typeof' in element)
}

export function missingElementWarning(address: string): string {
  return `Matched leaf route at location "${address}" does not have an element or Component, so an empty page is shown`
}
