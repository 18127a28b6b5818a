import { asksForSearch } from '../features/search/searchKeys'

/** Whether an act of the reader is one on the page: the wish to search, and what is written then, ask nothing of it. */
export function isReaderAct(event: Event): boolean {
  if (event.target instanceof HTMLInputElement && event.target.type === 'search') return false
  return !(event instanceof KeyboardEvent && asksForSearch(event, false))
}
