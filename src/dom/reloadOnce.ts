import type { CarriedState, PendingAction } from '../lib/loading/earlyIntents'

/**
 * Reloads the page and repeats a pending action, including what the user types meanwhile. Returns false if this history
 * entry was already reloaded from the same build, which would loop.
 */
export function reloadOnce(build: string, pendingAction: () => PendingAction | undefined): boolean {
  const { left = '', ...state } = (history.state || {}) as CarriedState
  if (left.includes(build)) return false
  const carry = () => history.replaceState({ ...state, pendingAction: pendingAction(), left: left + build }, '')
  carry()
  window.addEventListener('keydown', carry)
  window.addEventListener('input', carry)
  location.reload()
  return true
}
