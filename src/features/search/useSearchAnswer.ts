import { useCallback, useEffect, useState } from 'react'
import type { SearchAnswer } from '../../lib/search/searchDocument'
import { isSearchable } from './searchKeys'
import { search } from './searchClient'

/** What the dialog shows: nothing was asked, the index is on its way, here is the answer, or there is none to be had. */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'answered'; query: string; answer: SearchAnswer }
  | { kind: 'failed' }

/** Answers a query while the dialog is open. An answer stays until the next one is there. */
export function useSearchAnswer(query: string, isOpen: boolean) {
  const [state, setState] = useState<SearchState>({ kind: 'idle' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!isOpen) return
    if (!isSearchable(query)) {
      setState({ kind: 'idle' })
      return
    }
    let isCurrent = true
    setState((before) => (before.kind === 'answered' ? before : { kind: 'loading' }))
    search(query).then(
      (answer) => {
        if (isCurrent) setState({ kind: 'answered', query, answer })
      },
      (error) => {
        console.error(error)
        if (isCurrent) setState({ kind: 'failed' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [query, isOpen, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return [state, retry] as const
}
