import type { SearchAnswer } from '../../lib/search/searchDocument'
import { useImpatience } from './useImpatience'
import { useQuery } from './useQuery'
import { useSearchAnswer } from './useSearchAnswer'

const NOTHING: SearchAnswer = { query: '', results: [], terms: [], nearest: [] }

/** The way from the text in the box to its answer. */
export function useSearch(isOpen: boolean) {
  const { text, query, change, settle } = useQuery()
  const [state, retry] = useSearchAnswer(query, isOpen)
  const answer = state.kind === 'answered' ? state.answer : NOTHING
  const waitFor = useImpatience(answer)

  const changeText = (next: string) => {
    change(next)
    waitFor(undefined)
  }
  /** Goes to the first result of the text, as soon as there is one. */
  const followFirst = () => {
    settle()
    waitFor(text)
  }
  return { text, state, answer, retry, changeText, followFirst }
}
