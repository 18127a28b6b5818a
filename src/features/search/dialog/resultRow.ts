import type { ResultKind, SearchResult } from '../../../lib/search/searchDocument'

export const LIST_ID = 'search-results'

/** Contains the result, so that screen readers notice a change at the same index. */
export function rowId({ href, title, signature }: Pick<SearchResult, 'href' | 'title' | 'signature'>): string {
  return `search-result:${rowKey({ href, title, signature }).replace(/\s/g, '_')}`
}

/** Not the address, which several declarations can share. */
export function rowKey({ href, title, signature }: Pick<SearchResult, 'href' | 'title' | 'signature'>): string {
  return signature === undefined ? href : `${href}:${title}`
}

export function rowOf(result: SearchResult | undefined): HTMLAnchorElement | null {
  return result ? (document.getElementById(rowId(result)) as HTMLAnchorElement | null) : null
}

export function kindId(kind: ResultKind): string {
  return `search-kind-${kind}`
}
