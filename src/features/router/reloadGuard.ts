import { isReloadGuardOf, reloadGuardKey } from './moduleFailure'
import type { ReloadGuard } from './moduleFailure'

type FailedAddress = { build: string; address: string }

/** Reads the guard and sets it, so that the same failure does not reload twice. */
export function takeReloadGuard(failed: FailedAddress): ReloadGuard {
  const key = reloadGuardKey(failed)
  try {
    if (sessionStorage.getItem(key) !== null) return 'set'
    sessionStorage.setItem(key, '1')
    return 'unset'
  } catch {
    return 'unavailable'
  }
}

/** Forgets the failures of an address once it has loaded well. */
export function clearReloadGuards(address: string) {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => isReloadGuardOf(address, key))
    for (const key of keys) sessionStorage.removeItem(key)
  } catch {
    // Without storage there is no guard to clear.
  }
}
