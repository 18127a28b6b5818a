import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cappedQuery } from '../../../lib/search/searchQuery'
import { prefetchAnswer } from './searchClient'
import { queryInAddress } from './useAddressQuery'
import { useSearchSetting } from './useSearchSetting'

const DEBOUNCE_MS = 200

/** The text of the search box and the debounced query, initially those of the address or the last search. */
export function useQuery(isOpen: boolean) {
  const [text, setText] = useSearchSetting('filterText')
  const [query, setQuery] = useState(() => queryOf(text))
  const pause = useRef<ReturnType<typeof setTimeout>>()

  useLayoutEffect(() => {
    const fromAddress = isOpen ? queryInAddress(window.location.search) : undefined
    if (fromAddress === undefined) return
    clearTimeout(pause.current)
    setText(fromAddress)
    setQuery(fromAddress)
  }, [isOpen, setText])

  useEffect(() => () => clearTimeout(pause.current), [])

  const change = (next: string) => {
    const nextQuery = queryOf(next)
    // Timed from the key press, which a slow phone renders later
    clearTimeout(pause.current)
    pause.current = setTimeout(() => setQuery(nextQuery), DEBOUNCE_MS)
    setText(next)
    if (nextQuery === undefined) setQuery(undefined)
    else prefetchAnswer(nextQuery)
  }
  const searchNow = (next: string) => {
    clearTimeout(pause.current)
    setText(next)
    setQuery(queryOf(next))
  }
  return { text, query, change, searchNow }
}

/** Shortens very long texts; undefined if blank. */
export function queryOf(text: string): string | undefined {
  return text.trim() === '' ? undefined : cappedQuery(text)
}
