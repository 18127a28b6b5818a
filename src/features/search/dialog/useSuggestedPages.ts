import { useEffect, useState } from 'react'
import { memoizedPublished } from '../../../dom/fetchPublished'
import type { SuggestedPages } from '../../../lib/navigation/suggestedPages'

const loadPages = memoizedPublished<SuggestedPages>('suggested-pages')

/** Loaded with the first opening. Undefined until then, and if the request fails. */
export function useSuggestedPages(isOpen: boolean): SuggestedPages | undefined {
  const [pages, setPages] = useState<SuggestedPages>()
  useEffect(() => {
    if (isOpen) loadPages().then(setPages, () => undefined)
  }, [isOpen])
  return pages
}
