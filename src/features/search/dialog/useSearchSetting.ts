import { useCallback, useState } from 'react'
import { storedValue } from '../../../dom/storedValue'
import { SEARCH_PREFIX } from '../../../lib/storage/storageKeys'

/** What the search remembers of a reader. */
type SearchSettings = {
  /** The last query. */
  filterText: string
  /** Whether results show an excerpt. */
  showDetailView: boolean
}

/** The settings of a reader who has changed nothing. Each is stored by its own name, as JSON. */
const defaultSettings: SearchSettings = { filterText: '', showDetailView: true }

/** A stored setting, or its default where nothing of the kind is stored. */
export function settingFrom<Name extends keyof SearchSettings>(
  name: Name,
  stored: string | null,
): SearchSettings[Name] {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value === typeof defaultSettings[name]) return value as SearchSettings[Name]
  } catch {
    // Whatever stands there is not ours
  }
  return defaultSettings[name]
}

/** A setting of the search, kept in local storage. Without storage it lasts as long as the page. */
export function useSearchSetting<Name extends keyof SearchSettings>(name: Name) {
  const [value, setValue] = useState(() => settingFrom(name, storedValue(SEARCH_PREFIX + name)))
  const change = useCallback(
    (next: SearchSettings[Name]) => {
      setValue(next)
      try {
        localStorage.setItem(SEARCH_PREFIX + name, JSON.stringify(next))
      } catch {
        // Blocked or full: the value still holds for this page
      }
    },
    [name],
  )
  return [value, change] as const
}
