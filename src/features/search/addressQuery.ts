import { cappedQuery } from '../../lib/search/searchQuery'

/** The name of the query in an address. */
const PARAMETER = 'q'

/** The query that the part of an address behind `?` asks for; none where it is blank. */
export function queryInAddress(search: string): string | undefined {
  const query = cappedQuery(new URLSearchParams(search).get(PARAMETER) ?? '')
  return query.trim() === '' ? undefined : query
}

/** An address with this query, or with none; the rest of it stays. */
export function addressWithQuery(address: string, query: string | undefined): string {
  const url = new URL(address)
  if (query === undefined) url.searchParams.delete(PARAMETER)
  else url.searchParams.set(PARAMETER, query)
  return url.href
}
