import { RELOAD_PREFIX } from '../lib/storage/storageKeys'
import { raisePreloadError } from './preloadErrors'
import { hasNoNetwork, postpone, setRouterState, type Step } from './routerState'

/** Never settles, because another document or the error screen takes over. */
export const never = new Promise<never>(() => undefined)

type Recovery = { isFromMemory: boolean; showIncompleteNote: () => void }

/**
 * Waits if there is no network, otherwise loads the document or shows the error screen. The open page stays as it is.
 */
export async function recover(
  step: Step,
  cause: unknown,
  { isFromMemory, showIncompleteNote }: Recovery,
): Promise<never> {
  if (isLive() && (await hasNoNetwork(step.address))) {
    postpone(step)
    return never
  }
  const { pathname, search } = new URL(step.address)
  const error = cause instanceof Error ? cause : new Error(`The page ${pathname} could not be loaded`, { cause })
  if (!raisePreloadError(error)) {
    setRouterState({ navigation: 'idle' })
    return never
  }
  console.error(`The page ${pathname} could not be loaded`, error)
  const guard = setReloadGuard({ build: window.___webpackCompilationHash ?? '', address: pathname + search })
  const response = responseToModuleFailure(guard, { isFromMemory })
  if (response === 'reload') return loadDocument(step)
  if (response === 'reloadIfReachable' && (await isReachable(step.address))) return loadDocument(step)
  if (isLive()) showFailure(step, error)
  else showIncompleteNote()
  return never
}

/** Whether this address was reloaded after a module failed, according to session storage. */
type ReloadGuard = 'unset' | 'set' | 'unavailable'

/**
 * One reload, then the error screen; without storage, no reload. A remembered failure may be over, so a new click loads
 * the document.
 */
export function responseToModuleFailure(
  guard: ReloadGuard,
  { isFromMemory }: { isFromMemory: boolean },
): 'reload' | 'errorScreen' | 'reloadIfReachable' {
  if (guard === 'unset') return 'reload'
  return guard === 'set' && isFromMemory ? 'reloadIfReachable' : 'errorScreen'
}

function showFailure({ address, replace }: Step, error: Error) {
  if (address !== window.location.href) {
    const entry = { key: String(Date.now()) }
    if (replace) window.history.replaceState(entry, '', address)
    else window.history.pushState(entry, '', address)
  }
  setRouterState({ navigation: 'idle', failure: { error, address: new URL(address).pathname } })
}

function isReachable(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Whether the page is hydrated. */
export function isLive() {
  return document.documentElement.dataset.live === 'true'
}

export function loadDocument({ address, replace }: Step): Promise<never> {
  setRouterState({ navigation: 'revalidating' })
  if (address === window.location.href) window.location.reload()
  else if (replace) window.location.replace(address)
  else window.location.assign(address)
  return never
}

type FailedAddress = { build: string; address: string }

export function setReloadGuard(failed: FailedAddress): ReloadGuard {
  const key = reloadGuardKey(failed)
  try {
    if (sessionStorage.getItem(key) !== null) return 'set'
    sessionStorage.setItem(key, '1')
    return 'unset'
  } catch {
    return 'unavailable'
  }
}

export function clearReloadGuards(address: string) {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => isReloadGuardOf(address, key))
    for (const key of keys) sessionStorage.removeItem(key)
  } catch {
    // No storage, no guards
  }
}

export function reloadGuardKey({ build, address }: { build: string; address: string }): string {
  return `${RELOAD_PREFIX}${build}:${address}`
}

/** Whether a storage key is a guard for this address, in any build. */
export function isReloadGuardOf(address: string, key: string): boolean {
  return key.startsWith(RELOAD_PREFIX) && key.slice(RELOAD_PREFIX.length).replace(/^[^:]*:/, '') === address
}
