import type { CarriedState, PendingAction } from '../lib/loading/earlyIntents'

/** Browsers drop keys between two documents, so a reload for a search waits until the user has typed. */
export const PRESS_ENTER = 'Press Enter to reload and search.'

/**
 * Reloads the page and repeats a pending action. Returns false if this history entry was already reloaded from the same
 * build, which would loop.
 */
export function reloadOnce(build: string, pendingAction: PendingAction | undefined): boolean {
  const { left = '', ...state } = (history.state || {}) as CarriedState
  if (left.includes(build)) return false
  history.replaceState({ ...state, pendingAction, left: left + build }, '')
  location.reload()
  return true
}
