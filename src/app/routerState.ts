import { useSyncExternalStore } from 'react'

type PageFailure = { error: unknown; address: string }

/**
 * `loading`: the next page is loading while the old one stays. `revalidating`: the page is fetched as a document,
 * because the site changed or its module failed.
 */
type NavigationState = 'idle' | 'loading' | 'revalidating'

/** A navigation to an address that adds or replaces a history entry. */
export type Step = { address: string; replace: boolean }

type RouterState = {
  navigation: NavigationState
  failure: PageFailure | undefined
  /** Performed once there is a network again. */
  postponed: Step | undefined
}

const initialState: RouterState = { navigation: 'idle', failure: undefined, postponed: undefined }

let state = initialState
const listeners = new Set<() => void>()

export function setRouterState(change: Partial<RouterState>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

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

export const useNavigationState = () => useRouterState('navigation')

/** The failed page, until the next navigation. */
export const usePageFailure = () => useRouterState('failure')

export const usePostponedStep = () => useRouterState('postponed')

/** How often a page that waits for the network is retried. */
const NETWORK_RETRY_MS = 2000

/** An error response means that the host can be reached. */
export async function hasNoNetwork(address: string): Promise<boolean> {
  if (!navigator.onLine) return true
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  )
}

/** Performs the step once there is a network, unless the user navigates elsewhere first. */
export function postpone(step: Step) {
  setRouterState({ navigation: 'idle', postponed: step })
  const isWaiting = () => postponedStep() === step
  const timer = setInterval(async () => {
    if (isWaiting() && (await hasNoNetwork(step.address))) return
    clearInterval(timer)
    // It may have been canceled, or performed by an earlier attempt
    if (!isWaiting()) return
    setRouterState({ postponed: undefined })
    const { pathname, search, hash } = new URL(step.address)
    window.___navigate(pathname + search + hash, { replace: step.replace })
  }, NETWORK_RETRY_MS)
}

export const cancelPostponed = () => setRouterState({ postponed: undefined })
