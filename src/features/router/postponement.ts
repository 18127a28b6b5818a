import { postponedStep, setRouterState } from './routerState'
import type { Step } from './routerState'

/** How often a page that waits for the network is tried again. */
export const NETWORK_RETRY_MS = 2000

/** Whether the host of an address cannot be reached at all; an answer that is an error is an answer. */
export async function hasNoNetwork(address: string): Promise<boolean> {
  if (!navigator.onLine) return true
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  )
}

/** Keeps the page as it is, and takes the step once there is a network, unless the reader goes elsewhere before. */
export function postpone(step: Step) {
  setRouterState({ navigation: 'idle', postponed: step })
  const isWaiting = () => postponedStep() === step
  const timer = setInterval(async () => {
    if (isWaiting() && (await hasNoNetwork(step.address))) return
    clearInterval(timer)
    // It may have been given up in the meantime, or taken by a try before
    if (!isWaiting()) return
    setRouterState({ postponed: undefined })
    const { pathname, search, hash } = new URL(step.address)
    window.___navigate(pathname + search + hash, { replace: step.replace })
  }, NETWORK_RETRY_MS)
}

/** Gives up the step that waits for the network. */
export const giveUpPostponed = () => setRouterState({ postponed: undefined })
