import { useState } from 'react'
import { storedValue } from '../../dom/storedValue'
import { recentAfter, recentFrom } from './recentSearches'

const STORAGE_KEY = 'recentSearches'

/** What the reader has found lately, kept on this device. Without storage it lasts as long as the page. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(() => recentFrom(storedValue(STORAGE_KEY)))
  const keep = (next: string[]) => {
    setRecent(next)
    try {
      if (next.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
      else localStorage.removeItem(STORAGE_KEY)
    } catch {
      // Blocked or full: they still hold for this page
    }
  }
  return { recent, remember: (query: string) => keep(recentAfter(recent, query)), forget: () => keep([]) }
}
