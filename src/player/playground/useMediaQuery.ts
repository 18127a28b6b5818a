import { useCallback, useSyncExternalStore } from 'react'
import { listen } from '../page/events'

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => listen(window.matchMedia(query), 'change', listener), [query])
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
