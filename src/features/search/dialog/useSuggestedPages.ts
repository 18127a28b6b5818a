import { useEffect, useState } from 'react'
import { fetchPublished } from '../../../dom/fetchPublished'
import { memoizedLoad } from '../../../lib/loading/memoizedLoad'
import type { SuggestedPages } from '../../../lib/navigation/suggestedPages'

const loadPages = memoizedLoad(async () => {
  const answer = await fetchPublished('suggested-pages', __BASE_PATH__)
  return (await answer.json()) as SuggestedPages
})

/** Loaded with the first opening. Undefined until then, and if the request fails. */
export function useSuggestedPages(isOpen: boolean): SuggestedPages | undefined {
  const [pages, setPages] = useState<SuggestedPages>()
  useEffect(() => {
    if (isOpen) loadPages().then(setPages, () => undefined)
  }, [isOpen])
  return pages
}
