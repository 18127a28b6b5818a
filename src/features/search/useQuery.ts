import { useEffect, useLayoutEffect, useState } from 'react'
import { queryInAddress } from './addressQuery'
import { queryOf } from './queryOf'
import { askAhead } from './searchClient'
import { useSearchSetting } from './useSearchSetting'

/** A query is searched for once the reader has stopped typing for so long. */
const DEBOUNCE_MS = 200

/**
 * The text of the box and the query it settles to. What the address asks for is there at once when the search is opened,
 * else the last text.
 */
export function useQuery(isOpen: boolean) {
  const [text, setText] = useSearchSetting('filterText')
  const [query, setQuery] = useState(() => queryOf(text))

  useLayoutEffect(() => {
    const asked = isOpen ? queryInAddress(window.location.search) : undefined
    if (asked === undefined) return
    setText(asked)
    setQuery(asked)
  }, [isOpen, setText])

  useEffect(() => {
    const timer = setTimeout(() => setQuery(queryOf(text)), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])

  const change = (next: string) => {
    setText(next)
    const nextQuery = queryOf(next)
    if (nextQuery === undefined) setQuery(undefined)
    else askAhead(nextQuery)
  }
  /** Does not wait for the reader to stop typing. */
  const ask = (next: string) => {
    setText(next)
    setQuery(queryOf(next))
  }
  return { text, query, change, ask }
}
