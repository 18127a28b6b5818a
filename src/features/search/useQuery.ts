import { useEffect, useState } from 'react'
import { isSearchable } from './searchKeys'
import { useSearchSetting } from './useSearchSetting'

/** A query is searched for once the reader has stopped typing for so long. */
const DEBOUNCE_MS = 200

/** The text of the box and the query it settles to. The last text is there at once when the page is opened again. */
export function useQuery() {
  const [text, setText] = useSearchSetting('filterText')
  const [query, setQuery] = useState(text)

  useEffect(() => {
    const timer = setTimeout(() => setQuery(text), isSearchable(text) ? DEBOUNCE_MS : 0)
    return () => clearTimeout(timer)
  }, [text])

  return { text, setText, query, setQuery }
}
