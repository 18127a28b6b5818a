import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cappedQuery } from '../../../lib/search/searchQuery'
import { prefetchAnswer } from './searchClient'
import { queryInAddress } from './useAddressQuery'
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
  const pause = useRef<ReturnType<typeof setTimeout>>()

  useLayoutEffect(() => {
    const asked = isOpen ? queryInAddress(window.location.search) : undefined
    if (asked === undefined) return
    clearTimeout(pause.current)
    setText(asked)
    setQuery(asked)
  }, [isOpen, setText])

  useEffect(() => () => clearTimeout(pause.current), [])

  const change = (next: string) => {
    const nextQuery = queryOf(next)
    // Counted from the key, not from when its letter is drawn: on a slow phone that is later
    clearTimeout(pause.current)
    pause.current = setTimeout(() => setQuery(nextQuery), DEBOUNCE_MS)
    setText(next)
    if (nextQuery === undefined) setQuery(undefined)
    else prefetchAnswer(nextQuery)
  }
  /** Does not wait for the reader to stop typing. */
  const ask = (next: string) => {
    clearTimeout(pause.current)
    setText(next)
    setQuery(queryOf(next))
  }
  return { text, query, change, ask }
}

/** What is searched for, given the text of the box: its beginning, where it is very long; nothing if it is blank. */
export function queryOf(text: string): string | undefined {
  return text.trim() === '' ? undefined : cappedQuery(text)
}
