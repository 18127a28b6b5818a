import type { LoadedPage } from './moduleFailure'

/** The page loader of Gatsby, as far as it matters here. */
type PageLoader = {
  loadPage: (path: string) => Promise<LoadedPage | undefined>
  loadPageSync: (path: string, options?: { withErrorDetails?: boolean }) => LoadedPage | undefined
  /** Fetches data and code ahead, in small batches; a page still waiting can be taken out of the queue. */
  enqueue: (path: string) => { abort: () => void }
  /** Fetches data and code ahead at once. */
  hovering: (path: string) => unknown
}

type NavigateOptions = { replace?: boolean; state?: object }

declare global {
  interface Window {
    ___loader: PageLoader
    ___navigate: (to: string | number, options?: NavigateOptions) => unknown
    ___webpackCompilationHash?: string
  }
}
