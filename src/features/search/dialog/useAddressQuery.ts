import { useEffect, useRef } from 'react'
import { afterPaint } from '../../../dom/schedule'
import { cappedQuery } from '../../../lib/search/searchQuery'

type AddressQuery = { isOpen: boolean; query: string | undefined; onClose: () => void }

/**
 * Keeps the query in the current history entry while the search is open. If the user clicks a result, the query stays,
 * so that Back restores it. Returns a callback for clicked results.
 */
export function useAddressQuery({ isOpen, query, onClose }: AddressQuery) {
  const isFollowing = useRef(false)

  // Changing the history takes as long as rendering two rows
  useEffect(() => (isOpen ? afterPaint(() => writeQuery(query)) : undefined), [isOpen, query])

  useEffect(() => {
    if (!isOpen) return
    isFollowing.current = false
    // Forward leads from the search to the page that was opened from it
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
    writeQuery(query)
  }
}

function writeQuery(query: string | undefined) {
  const address = addressWithQuery(window.location.href, query)
  // Browsers rate-limit history changes
  if (address !== window.location.href) window.history.replaceState(window.history.state, '', address)
}

const PARAMETER = 'q'

/** Undefined if blank. */
export function queryInAddress(search: string): string | undefined {
  const query = cappedQuery(new URLSearchParams(search).get(PARAMETER) ?? '')
  return query.trim() === '' ? undefined : query
}

export function addressWithQuery(address: string, query: string | undefined): string {
  const url = new URL(address)
  if (query === undefined) url.searchParams.delete(PARAMETER)
  else url.searchParams.set(PARAMETER, query)
  return url.href
}
