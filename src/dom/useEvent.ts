import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A listener that stays the same while a component is drawn anew, and does what the newest one does: who gets it has no reason to
 * be drawn anew.
 */
export function useEvent<Args extends unknown[]>(listener: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(listener)
  useLayoutEffect(() => {
    newest.current = listener
  })
  return useCallback((...args) => newest.current(...args), [])
}
