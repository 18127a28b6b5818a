import { cappedQuery } from '../../lib/search/searchQuery'

/** So many searches are remembered. */
const MOST_REMEMBERED = 5

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
