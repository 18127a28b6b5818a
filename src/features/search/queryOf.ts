import { cappedQuery } from '../../lib/search/searchQuery'

/** What is searched for, given the text of the box: its beginning, where it is very long; nothing if it is blank. */
export function queryOf(text: string): string | undefined {
  return text.trim() === '' ? undefined : cappedQuery(text)
}
