import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary'

/** The last net around everything, for an error that takes the frame of the page with it. */
export function RootBoundary({ children }: { children: ReactNode }) {
  const address = useSyncExternalStore(onHistoryMove, currentAddress, currentAddress)
  return <ErrorBoundary location={address}>{children}</ErrorBoundary>
}

const currentAddress = () => window.location.href

function onHistoryMove(listener: () => void) {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}
