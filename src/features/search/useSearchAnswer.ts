import { useCallback, useEffect, useState } from 'react'
import type { SearchAnswer } from '../../lib/search/searchDocument'
import { search } from './searchClient'

/** What the dialog shows: nothing was asked, the index is on its way, here is the answer, or there is none to be had. */
export type SearchState =
  { kind: 'idle' } | { kind: 'loading' } | { kind: 'answered'; answer: SearchAnswer } | { kind: 'failed' }

const IDLE: SearchState = { kind: 'idle' }

/** Answers a query while the dialog is open. An answer stays until the next one is there, or nothing is asked. */
export function useSearchAnswer(query: string | undefined, isOpen: boolean) {
  const [state, setState] = useState(IDLE)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!isOpen) return
    if (query === undefined) {
      setState(IDLE)
      return
    }
    let isCurrent = true
    setState((before) => (before.kind === 'answered' ? before : { kind: 'loading' }))
    search(query).then(
      (answer) => {
        if (isCurrent) setState({ kind: 'answered', answer })
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
  return [query === undefined ? IDLE : state, retry] as const
}
