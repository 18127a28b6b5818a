import { useCallback, useLayoutEffect, useRef } from 'react'

/** The identity is stable; calls go to the latest function. */
export function useEvent<Args extends unknown[]>(listener: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(listener)
  useLayoutEffect(() => {
    newest.current = listener
  })
  return useCallback((...args) => newest.current(...args), [])
}
