import { useCallback, useState } from 'react'
import { storedValue } from '../../dom/storedValue'
import { SEARCH_PREFIX } from '../../lib/storage/storageKeys'
import { settingFrom } from './searchSettings'
import type { SearchSettings } from './searchSettings'

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
