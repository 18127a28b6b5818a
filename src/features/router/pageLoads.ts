import { hasElement, missingElementWarning, verdictOnPage } from './moduleFailure'
import type { LoadedPage } from './moduleFailure'
import { loadablePath } from '../../lib/address/startAddress'
import { isLive, loadDocument, never, recover } from './recovery'
import { clearReloadGuards, takeReloadGuard } from './reloadGuard'
import { setRouterState } from './routerState'
import type { Step } from './routerState'

/** The step the reader asked for last, until it is done. */
let wanted: Step | undefined

/** The load whose end decides whether the navigation is idle again. */
let latest: object | undefined

/**
 * Stands between Gatsby and its page loader. A page that fails is logged and asked for once more as a whole document, with
 * its query and hash; after that the reader sees the error screen, or what can be read of the page that was opened. Of several links in a row the last one wins.
 */
export function guardPageLoads(sayIncomplete: () => void) {
  const loader = window.___loader
  const { loadPage: load, loadPageSync: loadSync } = loader
  const loadPage: typeof load = (path) => load(loadablePath(path, __BASE_PATH__))
  const loadPageSync: typeof loadSync = (path, options) => loadSync(loadablePath(path, __BASE_PATH__), options)
  const navigate = window.___navigate

  loader.loadPage = async (path) => {
    const load = (latest = {})
    const step = stepTo(path)
    setRouterState({ postponed: undefined })
    // Gatsby asks no second time for a page that failed
    const isFromMemory = loadPageSync(path, { withErrorDetails: true })?.status === 'error'
    if (!loadPageSync(path)) setRouterState({ navigation: 'loading' })
    const page = await loadPage(path).catch((error: unknown): LoadedPage => ({ error }))
    const build = window.___webpackCompilationHash ?? ''
    const verdict = verdictOnPage(page, build)
    // The document may be asked for next: not the one that the host has let the browser keep
    if (verdict !== 'good') await fetch(step.address, { cache: 'reload' }).catch(() => undefined)
    if (latest !== load && isLive()) return never
    if (verdict === 'failed') return recover(step, page?.error, { isFromMemory, sayIncomplete })
    if (verdict === 'outdated' && takeReloadGuard({ build, address: path }) === 'unset') return loadDocument(step)
    setRouterState({ navigation: 'idle' })
    if (verdict === 'good') clearReloadGuards(path)
    return drawable(page!, path, build)
  }

  // A page that failed before counts as not loaded: it is not drawn without data.
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
  // A page that comes back as it was left may still be waiting for the page that replaced it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stepDone()
  })
}

/** The reader has arrived: nothing is wanted, and nothing has failed. */
export function stepDone() {
  wanted = undefined
  setRouterState({ navigation: 'idle', failure: undefined, postponed: undefined })
}

/** The step that a load belongs to; Gatsby itself knows the path only. */
function stepTo(path: string): Step {
  const { pathname, search } = new URL(wanted?.address ?? window.location.href)
  return wanted && pathname + search === path ? wanted : { address: window.location.href, replace: true }
}

/** The page as Gatsby may draw it: never empty-handed, and never a reason for Gatsby to load the document itself. */
function drawable(page: LoadedPage, path: string, build: string): LoadedPage {
  if (!hasElement(page.component)) {
    console.warn(missingElementWarning(path))
    page.component = { default: () => null }
  }
  if (page.page) page.page.webpackCompilationHash = build
  return page
}
