import type { CarriedState, PendingAction } from '../lib/loading/earlyIntents'

/** Browsers drop keys between two documents, so a reload waits for a pause in typing. */
const TYPING_PAUSE_MS = 500

/**
 * Reloads the page and repeats a pending action, including what the user types meanwhile. Returns false if this history
 * entry was already reloaded from the same build, which would loop.
 */
export function reloadOnce(build: string, pendingAction: () => PendingAction | undefined): boolean {
  const { left = '', ...state } = (history.state || {}) as CarriedState
  if (left.includes(build)) return false
  let timer: ReturnType<typeof setTimeout>
  const carry = () => {
    const action = pendingAction()
    history.replaceState({ ...state, pendingAction: action, left: left + build }, '')
    clearTimeout(timer)
    // Keys pressed while a reload is in progress may be lost as well
    window.stop()
    timer = setTimeout(() => location.reload(), action && 'text' in action ? TYPING_PAUSE_MS : 0)
  }
  carry()
  for (const event of ['keydown', 'input']) window.addEventListener(event, carry)
  return true
}
