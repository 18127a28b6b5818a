declare module 'gatsby-page-loader' {
  export type FetchedPage = {
    pagePath?: string
    status: string
    notFound?: boolean
    payload?: { path: string; result: { build?: string; pageContext?: { sidebar?: string } } }
  }

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
  ___loader: {
    loadPage: (path: string) => Promise<import('./pageLoads').LoadedPage | undefined>
    loadPageSync: (
      path: string,
      options?: { withErrorDetails?: boolean },
    ) => import('./pageLoads').LoadedPage | undefined
    /** Prefetches a page; resolves once it is complete. */
    hovering: (path: string) => Promise<unknown> | undefined
  }
  ___navigate: (to: string | number, options?: { replace?: boolean; state?: object }) => unknown
  ___webpackCompilationHash?: string
}
