import { useCallback, useEffect, useRef, useState } from 'react'
import { reloadIfOutdated } from '../../../dom/reloadIfOutdated'
import type { SearchAnswer } from '../../../lib/search/searchDocument'
import { rowOf } from './resultRow'
import { cachedAnswer, search } from './searchClient'
import { queryOf, useQuery } from './useQuery'

const NOTHING: SearchAnswer = { query: '', results: [], terms: [], nearest: [] }

export function useSearch(isOpen: boolean) {
  const { text, query, change, searchNow } = useQuery(isOpen)
  const [state, retry] = useSearchAnswer(query, text, isOpen)
  const answer = state.kind === 'answered' ? state.answer : NOTHING
  const waitFor = useEnterWhilePending(answer)

  const changeText = (next: string) => {
    change(next)
    waitFor(undefined)
  }
  const searchFor = (next: string) => {
    searchNow(next)
    waitFor(undefined)
  }
  /** Waits for an answer if there is none yet. */
  const followFirst = () => {
    searchNow(text)
    waitFor(queryOf(text))
  }
  return { text, query, state, answer, retry, changeText, searchFor, followFirst }
}

/** Opens the first result if the user pressed Enter before the answer arrived. */
function useEnterWhilePending(answer: SearchAnswer) {
  const [awaited, setAwaited] = useState<string>()

  useEffect(() => {
    if (awaited === undefined || answer.query !== awaited) return
    setAwaited(undefined)
    rowOf(answer.results[0])?.click()
  }, [awaited, answer])

  return setAwaited
}

export type SearchState =
  { kind: 'idle' } | { kind: 'loading' } | { kind: 'answered'; answer: SearchAnswer } | { kind: 'failed' }

const IDLE: SearchState = { kind: 'idle' }

/**
 * Answers a query while the dialog is open. The last answer stays until the next one arrives or the query is empty.
 * After a new deployment, the reloaded page continues with the text.
 */
function useSearchAnswer(query: string | undefined, text: string, isOpen: boolean) {
  const pendingAction = useRef<{ text: string }>()
  pendingAction.current = isOpen ? { text } : undefined
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
        await reloadIfOutdated(() => pendingAction.current)
        if (isCurrent) setState({ kind: 'failed' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [query, isOpen, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const atHand = isOpen ? cachedAnswer(query) : undefined
  if (query === undefined) return [IDLE, retry] as const
  return [atHand ? answered(atHand) : state, retry] as const
}

const answered = (answer: SearchAnswer): SearchState => ({ kind: 'answered', answer })
