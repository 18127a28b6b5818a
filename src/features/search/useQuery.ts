import { useEffect, useState } from 'react'
import { queryOf } from './queryOf'
import { useSearchSetting } from './useSearchSetting'

/** A query is searched for once the reader has stopped typing for so long. */
const DEBOUNCE_MS = 200

/** The text of the box and the query it settles to. The last text is there at once when the page is opened again. */
export function useQuery() {
  const [text, setText] = useSearchSetting('filterText')
  const [query, setQuery] = useState(() => queryOf(text))

  useEffect(() => {
    const timer = setTimeout(() => setQuery(queryOf(text)), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])

  const change = (next: string) => {
    setText(next)
    if (queryOf(next) === undefined) setQuery(undefined)
  }
  /** Does not wait for the reader to stop typing. */
  const settle = () => setQuery(queryOf(text))
  return { text, query, change, settle }
}
