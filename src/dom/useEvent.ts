import { useCallback, useLayoutEffect, useRef } from 'react'

/** A referentially stable callback that calls the latest function. */
export function useEvent<Args extends unknown[]>(listener: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(listener)
  useLayoutEffect(() => {
    newest.current = listener
  })
  return useCallback((...args) => newest.current(...args), [])
}
