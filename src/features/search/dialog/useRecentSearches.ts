import { useState } from 'react'
import { storedValue } from '../../../dom/storedValue'
import { cappedQuery } from '../../../lib/search/searchQuery'

const MAX_RECENT = 5

const STORAGE_KEY = 'recentSearches'

export function useRecentSearches() {
  const [recent, setRecent] = useState(() => recentFrom(storedValue(STORAGE_KEY)))
  const keep = (next: string[]) => {
    setRecent(next)
    try {
      if (next.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
      else localStorage.removeItem(STORAGE_KEY)
    } catch {
      // If storage is blocked or full, they last as long as the page
    }
  }
  return { recent, addRecent: (query: string) => keep(recentAfter(recent, query)), forget: () => keep([]) }
}

/** Newest first; empty if invalid. */
export function recentFrom(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    if (Array.isArray(value)) return value.filter((query) => typeof query === 'string').slice(0, MAX_RECENT)
  } catch {
    // Invalid data
  }
  return []
}

/** Searches that differ only in case count as one. */
export function recentAfter(recent: readonly string[], query: string): string[] {
  const latest = cappedQuery(query.trim())
  if (latest === '') return [...recent]
  const others = recent.filter((other) => other.toLowerCase() !== latest.toLowerCase())
  return [latest, ...others].slice(0, MAX_RECENT)
}
