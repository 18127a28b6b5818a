declare module 'gatsby-page-loader' {
  /** The result of a request for the data of a page. */
  export type FetchedPage = {
    pagePath?: string
    status: string
    notFound?: boolean
    payload?: { path: string; result: { build?: string } }
  }

  /** Gatsby's loader before it is the one of the preview or of the published site, as far as it matters here. */
  export type BaseLoader = {
    pageDataDb: Map<string, FetchedPage>
    loadAppData: () => Promise<object | undefined>
    fetchPageDataJson: (request: { pagePath: string }) => Promise<FetchedPage>
    loadPageDataJson: (path: string) => Promise<FetchedPage>
    loadPage: (path: string) => Promise<unknown>
    hovering: (path: string) => unknown
  }

  export const BaseLoader: { prototype: BaseLoader }
}

interface Window {
  /** Gatsby's page loader, as far as it matters here. */
  ___loader: {
    loadPage: (path: string) => Promise<import('./pageLoads').LoadedPage | undefined>
    loadPageSync: (
      path: string,
      options?: { withErrorDetails?: boolean },
    ) => import('./pageLoads').LoadedPage | undefined
    /** Fetches a page ahead of a click; resolves once everything it needs is there. */
    hovering: (path: string) => Promise<unknown> | undefined
  }
  ___navigate: (to: string | number, options?: { replace?: boolean; state?: object }) => unknown
  ___webpackCompilationHash?: string
}
