import type { LoadedPage } from './moduleFailure'

/** The page loader of Gatsby, as far as it matters here. */
type PageLoader = {
  loadPage: (path: string) => Promise<LoadedPage | undefined>
  loadPageSync: (path: string, options?: { withErrorDetails?: boolean }) => LoadedPage | undefined
  /** Fetches a page ahead: all it needs is there when this ends. */
  hovering: (path: string) => Promise<unknown> | undefined
}

type NavigateOptions = { replace?: boolean; state?: object }

declare global {
  interface Window {
    ___loader: PageLoader
    ___navigate: (to: string | number, options?: NavigateOptions) => unknown
    ___webpackCompilationHash?: string
  }
}
