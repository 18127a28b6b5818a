/*
 * Upstream: each page costs two requests, its data and `app-data.json`, which names the published build; a page and its `.html` alias
 * are fetched separately; a page that failed fails again without a request; `hovering` does not say when the page is there.
 * Change: the data of a page name their build, so `app-data.json` is not requested; aliases share the data; failures are
 * forgotten; data of another build are requested again past every cache; `hovering` returns the load. A page is loaded
 * once its sidebar is.
 * Gain: one request per page instead of two; a page that failed works at the next click, and an outdated copy in a cache does not
 * mix two builds (tests/browser/failure.browser.ts, deployment.browser.ts).
 * Remove when: Gatsby puts the build into the data of a page and retries failed pages.
 */
import { aliasOf, canonicalPath } from '../../lib/address/paths'
import { loadSidebar } from '../sidebars'
import type { BaseLoader, FetchedPage } from 'gatsby-page-loader'

/** Gatsby's pages for errors, which have no alias. */
const STATUS_PAGE = /^\/(404|500)\.html$/

/**
 * Each page's data names its build, and a page and its alias share it. The next click retries a failure; data of
 * another build is requested again first.
 */
export function requestOncePerPage(loader: BaseLoader) {
  const { fetchPageDataJson, loadPageDataJson } = loader

  loader.loadAppData = () => Promise.resolve(undefined)

  loader.fetchPageDataJson = async function (request) {
    const { pagePath: requestedPath } = request
    if (STATUS_PAGE.test(requestedPath)) return fetchPageDataJson.call(this, request)
    const path = canonicalPath(requestedPath)
    const known = this.pageDataDb.get(path) ?? this.pageDataDb.get(aliasOf(path) ?? path)
    const page = known?.payload ? known : await fetchPageDataJson.call(this, { ...request, pagePath: path })
    await renew(page)
    return page.payload && !page.notFound ? underPath(page, requestedPath) : page
  }

  loader.loadPageDataJson = async function (path) {
    const page = await loadPageDataJson.call(this, path)
    if (page.status === 'error') forget(page, this.pageDataDb)
    return page
  }

  // Lets prefetching await the load
  loader.hovering = function (path) {
    return this.loadPage(path)
  }
}

/** Prefetching a page includes its sidebar; the page fails if its sidebar does. */
export function loadSidebarsWithPages(loader: BaseLoader) {
  const { loadPageDataJson } = loader
  loader.loadPageDataJson = async function (path) {
    const page = await loadPageDataJson.call(this, path)
    const { sidebar } = page.payload?.result.pageContext ?? {}
    const isComplete =
      !sidebar ||
      (await loadSidebar(sidebar).then(
        () => true,
        () => false,
      ))
    return isComplete ? page : { ...page, status: 'error' }
  }
}

function underPath(page: FetchedPage, path: string): FetchedPage {
  return { ...page, pagePath: path, payload: { ...page.payload!, path } }
}

async function renew({ payload, notFound }: FetchedPage) {
  const { build } = payload?.result ?? {}
  if (notFound || !build || build === window.___webpackCompilationHash) return
  const address = `${__BASE_PATH__}/page-data${payload!.path === '/' ? '/index' : payload!.path}/page-data.json`
  const answer = await fetch(address, { cache: 'reload' }).catch(() => undefined)
  if (answer?.ok) Object.assign(payload!, await answer.json())
}

function forget(forgotten: FetchedPage, pages: Map<string, FetchedPage>) {
  for (const [path, page] of pages) if (page === forgotten) pages.delete(path)
}
