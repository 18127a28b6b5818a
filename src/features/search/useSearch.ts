import type { SearchAnswer } from '../../lib/search/searchDocument'
import { queryOf } from './queryOf'
import { useImpatience } from './useImpatience'
import { useQuery } from './useQuery'
import { useSearchAnswer } from './useSearchAnswer'

const NOTHING: SearchAnswer = { query: '', results: [], terms: [], nearest: [] }

/** The way from the text in the box to its answer. */
export function useSearch(isOpen: boolean) {
  const { text, query, change, ask } = useQuery(isOpen)
  const [state, retry] = useSearchAnswer(query, text, isOpen)
  const answer = state.kind === 'answered' ? state.answer : NOTHING
  const waitFor = useImpatience(answer)

  const changeText = (next: string) => {
    change(next)
    waitFor(undefined)
  }
  /** Searches for a text that was chosen, not typed. */
  const askFor = (next: string) => {
    ask(next)
    waitFor(undefined)
  }
  /** Goes to the first result of the text, as soon as there is one. */
  const followFirst = () => {
    ask(text)
    waitFor(queryOf(text))
  }
  return { text, query, state, answer, retry, changeText, askFor, followFirst }
}
