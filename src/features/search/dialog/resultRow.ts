import type { ResultKind, SearchResult } from '../../../lib/search/searchDocument'

/** The id of the list of results. */
export const LIST_ID = 'search-results'

/** The id of a row. It carries the result, so that a screen reader notices another one at the same place. */
export function rowId({ href, title, signature }: Pick<SearchResult, 'href' | 'title' | 'signature'>): string {
  return `search-result:${rowKey({ href, title, signature }).replace(/\s/g, '_')}`
}

/** What tells results apart: several are declared at one address. */
export function rowKey({ href, title, signature }: Pick<SearchResult, 'href' | 'title' | 'signature'>): string {
  return signature === undefined ? href : `${href}:${title}`
}

/** The row in which a result is drawn. */
export function rowOf(result: SearchResult | undefined): HTMLAnchorElement | null {
  return result ? (document.getElementById(rowId(result)) as HTMLAnchorElement | null) : null
}

/** The id of the word that describes every result of a kind to a screen reader; the name of a row is its titles alone. */
export function kindId(kind: ResultKind): string {
  return `search-kind-${kind}`
}
