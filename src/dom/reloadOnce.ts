import type { CarriedState, PendingAction } from '../lib/loading/earlyIntents'

/**
 * Loads the page again in place of that of a build, and has the new one do what the reader wishes: what she types until it is
 * there belongs to it. False, and no more, where the same build was left before from here: that would be a loop.
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
