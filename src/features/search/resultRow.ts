import type { SearchResult } from '../../lib/search/searchDocument'

/** The id of the list of results. */
export const LIST_ID = 'search-results'

/** The id of a row. It carries the result, so that a screen reader notices another one at the same place. */
export function rowId({ href }: Pick<SearchResult, 'href'>): string {
  return `search-result:${href}`
}

/** The row in which a result is drawn. */
export function rowOf(result: SearchResult | undefined): HTMLAnchorElement | null {
  return result ? (document.getElementById(rowId(result)) as HTMLAnchorElement | null) : null
}
