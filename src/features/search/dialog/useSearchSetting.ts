import { useCallback, useState } from 'react'
import { storedValue } from '../../../dom/storedValue'
import { SEARCH_PREFIX } from '../../../lib/storage/storageKeys'

type SearchSettings = {
  filterText: string
  /** Whether results show an excerpt. */
  showDetailView: boolean
}

/** Defaults; each setting is stored as JSON under its own name. */
const defaultSettings: SearchSettings = { filterText: '', showDetailView: true }

/** The default if absent or invalid. */
export function settingFrom<Name extends keyof SearchSettings>(
  name: Name,
  stored: string | null,
): SearchSettings[Name] {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value === typeof defaultSettings[name]) return value as SearchSettings[Name]
  } catch {
    // Invalid data
  }
  return defaultSettings[name]
}

/** Without local storage, the setting lasts as long as the page. */
export function useSearchSetting<Name extends keyof SearchSettings>(name: Name) {
  const [value, setValue] = useState(() => settingFrom(name, storedValue(SEARCH_PREFIX + name)))
  const change = useCallback(
    (next: SearchSettings[Name]) => {
      setValue(next)
      try {
        localStorage.setItem(SEARCH_PREFIX + name, JSON.stringify(next))
      } catch {
        // If storage is blocked or full, the value lasts as long as the page
      }
    },
    [name],
  )
  return [value, change] as const
}
