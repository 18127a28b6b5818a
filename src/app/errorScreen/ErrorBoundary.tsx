import { Component, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen'

type ErrorBoundaryProps = {
  /** The location; when it changes, the page gets another chance. */
  location: string
  children: ReactNode
}

type ErrorBoundaryState = { failure: { error: unknown } | undefined; location: string }

/**
 * Shows the error screen in place of a page that cannot be drawn. Where that cannot be put in either, because an extension of
 * the browser has changed the document, the boundary around this one shows it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined, location: this.props.location }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ location }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return location === state.location ? null : { failure: undefined, location }
  }

  private shown: ErrorBoundaryState['failure']

  override componentDidUpdate() {
    this.shown = this.state.failure
  }

  override render() {
    const { failure } = this.state
    // React would try again without end
    if (failure && this.shown && failure !== this.shown) throw failure.error
    return failure ? <ErrorScreen error={failure.error} /> : this.props.children
  }
}

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
