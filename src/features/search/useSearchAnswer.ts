import { useCallback, useEffect, useRef, useState } from 'react'
import { reloadIfOutdated } from '../../dom/reloadIfOutdated'
import type { SearchAnswer } from '../../lib/search/searchDocument'
import { answerAtHand, search } from './searchClient'

/** What the dialog shows: nothing was asked, the index is on its way, here is the answer, or there is none to be had. */
export type SearchState =
  { kind: 'idle' } | { kind: 'loading' } | { kind: 'answered'; answer: SearchAnswer } | { kind: 'failed' }

const IDLE: SearchState = { kind: 'idle' }

/**
 * Answers a query while the dialog is open. An answer stays until the next one is there, or nothing is asked. Where another
 * build has taken the search away, that of the new one goes on with the text of the box.
 */
export function useSearchAnswer(query: string | undefined, text: string, isOpen: boolean) {
  const wish = useRef<{ text: string }>()
  wish.current = isOpen ? { text } : undefined
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
        if (isCurrent) setState(answered(answer))
      },
      async (error) => {
        console.error(error)
        await reloadIfOutdated(() => wish.current)
        if (isCurrent) setState({ kind: 'failed' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [query, isOpen, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const atHand = isOpen ? answerAtHand(query) : undefined
  if (query === undefined) return [IDLE, retry] as const
  return [atHand ? answered(atHand) : state, retry] as const
}

const answered = (answer: SearchAnswer): SearchState => ({ kind: 'answered', answer })
