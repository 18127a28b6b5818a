import { useSyncExternalStore } from 'react'

/** A page that could not be loaded. */
export type PageFailure = { error: unknown; address: string }

/**
 * `loading`: the next page is on its way, the old one stays. `revalidating`: the wanted page is being fetched anew as a
 * whole document, because the site has changed or its module failed.
 */
export type NavigationState = 'idle' | 'loading' | 'revalidating'

/** A step of the reader to an address, which makes a new entry in the history or replaces the current one. */
export type Step = { address: string; replace: boolean }

export type RouterState = {
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
