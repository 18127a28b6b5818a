import { useCallback, useEffect } from 'react'
import { useSame } from '../../dom/useSame'

/**
 * Lets the browser's Back close what is open, as readers with a phone expect. The entry in the history that this takes has
 * the key of the page's own, so that for the router nothing has happened. Returns what closes it otherwise.
 */
export function useBackCloses(onClose: () => void): () => void {
  const close = useSame(onClose)
  useEffect(() => {
    window.history.pushState(window.history.state, '')
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [close])
  return useCallback(() => window.history.back(), [])
}
