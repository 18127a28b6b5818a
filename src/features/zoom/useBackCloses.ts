import { useCallback, useEffect, useRef } from 'react'

/**
 * Lets the browser's Back close what is open, as readers with a phone expect. The entry in the history that this takes has
 * the key of the page's own, so that for the router nothing has happened. Returns what closes it otherwise.
 */
export function useBackCloses(onClose: () => void): () => void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    window.history.pushState(window.history.state, '')
    const listen = () => close.current()
    window.addEventListener('popstate', listen)
    return () => window.removeEventListener('popstate', listen)
  }, [])
  return useCallback(() => window.history.back(), [])
}
