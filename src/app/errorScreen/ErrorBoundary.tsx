import { Component, useSyncExternalStore, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen'

type ErrorBoundaryProps = {
  /** A change renders the page again. */
  location: string
  children: ReactNode
}

type ErrorBoundaryState = { failure: { error: unknown } | undefined; location: string }

/**
 * Shows the error screen instead of a page that fails to render. If that fails too, because an extension changed the
 * document, the outer boundary shows it.
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
    // React would retry forever
    if (failure && this.shown && failure !== this.shown) throw failure.error
    return failure ? <ErrorScreen error={failure.error} /> : this.props.children
  }
}

export function RootBoundary({ children }: { children: ReactNode }) {
  const address = useSyncExternalStore(onHistoryMove, currentAddress, currentAddress)
  return <ErrorBoundary location={address}>{children}</ErrorBoundary>
}

const currentAddress = () => window.location.href

function onHistoryMove(listener: () => void) {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}
