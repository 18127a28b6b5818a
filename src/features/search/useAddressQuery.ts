import { useEffect, useRef } from 'react'
import { addressWithQuery, queryInAddress } from './addressQuery'

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
