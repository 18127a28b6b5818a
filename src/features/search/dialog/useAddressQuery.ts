import { useEffect, useRef } from 'react'
import { cappedQuery } from '../../../lib/search/searchQuery'

type AddressQuery = { isOpen: boolean; query: string | undefined; onClose: () => void }

/**
 * Keeps the query in the address while the search is open, in the same entry of the history, and takes it away when the
 * search is closed. Who follows a result leaves it there, and finds the search again on the way back. Returns what tells
 * that a result is followed.
 */
export function useAddressQuery({ isOpen, query, onClose }: AddressQuery) {
  const isFollowing = useRef(false)

  useEffect(() => {
    if (isOpen) writeQuery(query)
  }, [isOpen, query])

  useEffect(() => {
    if (!isOpen) return
    isFollowing.current = false
    // The way forward leads from the search to the page that was followed
    const closeWithoutQuery = () => {
      if (queryInAddress(window.location.search) !== undefined) return
      isFollowing.current = true
      onClose()
    }
    window.addEventListener('popstate', closeWithoutQuery)
    return () => {
      window.removeEventListener('popstate', closeWithoutQuery)
      if (!isFollowing.current) writeQuery(undefined)
    }
  }, [isOpen, onClose])

  return () => {
    isFollowing.current = true
  }
}

function writeQuery(query: string | undefined) {
  const address = addressWithQuery(window.location.href, query)
  // Browsers allow few changes in a short time, and none of them is needed
  if (address !== window.location.href) window.history.replaceState(window.history.state, '', address)
}

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
