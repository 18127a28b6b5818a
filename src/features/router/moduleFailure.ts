import { RELOAD_PREFIX } from '../../lib/storage/storageKeys'

/** Whether this address was already reloaded because of a failed module, as far as session storage can tell. */
export type ReloadGuard = 'unset' | 'set' | 'unavailable'

/** What the page loader of the site generator answers, as far as it matters here. */
export type LoadedPage = {
  status?: string
  error?: unknown
  component?: unknown
  /** `build` names the build that the data are from; the delivered page, which is of the scripts' build, has none. */
  json?: { build?: string }
  /** `webpackCompilationHash` is what Gatsby compares with the build of its scripts. */
  page?: { webpackCompilationHash?: string }
}

/** The storage key of the guard, one for each build and address. */
export function reloadGuardKey({ build, address }: { build: string; address: string }): string {
  return `${RELOAD_PREFIX}${build}:${address}`
}

/** Whether a storage key is a guard of this address, whatever the build. */
export function isReloadGuardOf(address: string, key: string): boolean {
  return key.startsWith(RELOAD_PREFIX) && key.slice(RELOAD_PREFIX.length).replace(/^[^:]*:/, '') === address
}

/**
 * What follows a failed page module: one reload, then the error screen; no reload that could not be remembered. A failure
 * from memory, when the reader asks for the page again, may be over: then the document itself is asked.
 */
export function responseToModuleFailure(
  guard: ReloadGuard,
  { isFromMemory }: { isFromMemory: boolean },
): 'reload' | 'errorScreen' | 'reloadIfReachable' {
  if (guard === 'unset') return 'reload'
  return guard === 'set' && isFromMemory ? 'reloadIfReachable' : 'errorScreen'
}

/** What is to be thought of a loaded page: it is good, it failed, or it belongs to a newer build than the scripts. */
export function verdictOnPage(page: LoadedPage | undefined, build: string): 'good' | 'failed' | 'outdated' {
  if (!page?.page || page.status === 'error') return 'failed'
  const pageBuild = page.json?.build
  return build && pageBuild && pageBuild !== build ? 'outdated' : 'good'
}

/** Whether a page module holds something that can be drawn. */
export function hasElement(component: unknown): boolean {
  const element = (component as { default?: unknown } | undefined)?.default ?? component
  return typeof element === 'function' || (typeof element === 'object' && element !== null && '$$typeof' in element)
}

/** The console warning for a page module that holds nothing to draw. */
export function missingElementWarning(address: string): string {
  return `Matched leaf route at location "${address}" does not have an element or Component, so an empty page is shown`
}

/** The event on `window` that says that a module or a stylesheet could not be loaded; it can be prevented. */
export const PRELOAD_ERROR_EVENT = 'turbo:preloadError'

/** A `<link>` or `<script>` whose address could not be loaded. */
export type FailedResource = { rel: string; as: string; address: string }

/** The message for a failed preload; undefined if it is neither a stylesheet nor a module. */
export function preloadErrorMessage({ rel, as, address }: FailedResource): string | undefined {
  if (!/^(stylesheet|(module)?preload|prefetch)$/.test(rel)) return undefined
  const file = address.replace(/[?#].*$/, '')
  if (rel === 'stylesheet' || as === 'style' || file.endsWith('.css')) return `Unable to preload CSS for ${address}`
  if (rel === 'modulepreload' || as === 'script' || file.endsWith('.js')) return `Unable to preload module ${address}`
  return undefined
}
