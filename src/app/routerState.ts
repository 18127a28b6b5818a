import { useSyncExternalStore } from 'react'

/** A page that could not be loaded. */
type PageFailure = { error: unknown; address: string }

/**
 * `loading`: the next page is on its way, the old one stays. `revalidating`: the wanted page is being fetched anew as a
 * whole document, because the site has changed or its module failed.
 */
type NavigationState = 'idle' | 'loading' | 'revalidating'

/** A step of the reader to an address, which makes a new entry in the history or replaces the current one. */
export type Step = { address: string; replace: boolean }

type RouterState = {
  navigation: NavigationState
  failure: PageFailure | undefined
  /** The step that is taken once there is a network again. */
  postponed: Step | undefined
}

const initialState: RouterState = { navigation: 'idle', failure: undefined, postponed: undefined }

let state = initialState
const listeners = new Set<() => void>()

export function setRouterState(change: Partial<RouterState>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** The step that waits for the network, if one does. */
export const postponedStep = () => state.postponed

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function useRouterState<Key extends keyof RouterState>(key: Key): RouterState[Key] {
  return useSyncExternalStore(
    subscribe,
    () => state[key],
    () => initialState[key],
  )
}

/** Whether a page is on its way. */
export const useNavigationState = () => useRouterState('navigation')

/** The page that could not be loaded, until the reader goes elsewhere. */
export const usePageFailure = () => useRouterState('failure')

/** The same for components: the page that the reader asked for waits for the network. */
export const usePostponedStep = () => useRouterState('postponed')

/** How often a page that waits for the network is tried again. */
const NETWORK_RETRY_MS = 2000

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
export const cancelPostponed = () => setRouterState({ postponed: undefined })
