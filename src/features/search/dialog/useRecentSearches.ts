import { useState } from 'react'
import { storedValue } from '../../../dom/storedValue'
import { cappedQuery } from '../../../lib/search/searchQuery'

/** So many searches are remembered. */
const MOST_REMEMBERED = 5

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

/** The searches that are stored, the latest first; none where something else is. */
export function recentFrom(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    if (Array.isArray(value)) return value.filter((query) => typeof query === 'string').slice(0, MOST_REMEMBERED)
  } catch {
    // Whatever stands there is not ours
  }
  return []
}

/** The searches after one more: it stands first, and once whatever its case. */
export function recentAfter(recent: readonly string[], query: string): string[] {
  const latest = cappedQuery(query.trim())
  if (latest === '') return [...recent]
  const others = recent.filter((other) => other.toLowerCase() !== latest.toLowerCase())
  return [latest, ...others].slice(0, MOST_REMEMBERED)
}
