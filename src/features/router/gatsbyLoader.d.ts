declare module 'gatsby-page-loader' {
  /** What came of asking for the data of a page. */
  export type FetchedPage = {
    pagePath?: string
    status: string
    notFound?: boolean
    payload?: { path: string; result: { build?: string } }
  }

  /** Gatsby's loader before it is one of the preview or of the published site, as far as it matters here. */
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
