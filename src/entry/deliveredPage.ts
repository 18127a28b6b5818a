import { pagePathForAddress } from '../lib/address/startAddress'
import { deliveredPageData, type PageData } from '../lib/page/page'
import { FINISHED_HTML_ATTRIBUTE, type LeanBody } from '../lib/page/body'

export const PAGE_PATH_ATTRIBUTE = 'data-page-path'

/** Id of the element with the page data, without its built HTML. */
export const PAGE_DATA_ID = 'page-data'

declare global {
  interface Window {
    pagePath?: string
    /** Its data, which need not be fetched. */
    pageData?: PageData
    /** Chunks per page; on this site, all pages share theirs. */
    ___chunkMapping?: Record<string, string[]>
  }
}

/**
 * Passes the delivered page, its build and its data to Gatsby before it starts. In the preview, Gatsby does this
 * itself.
 */
export function adoptDeliveredPage() {
  const delivered = document.documentElement.getAttribute(PAGE_PATH_ATTRIBUTE)
  if (delivered === null) return
  const path = pagePathForAddress(delivered, window.location.pathname, __BASE_PATH__)
  window.pagePath = path
  window.___chunkMapping = {}
  window.___webpackCompilationHash = document.querySelector<HTMLElement>('script[data-build]')?.dataset.build
  const data = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!data) return
  const lean = JSON.parse(data) as PageData<LeanBody>
  window.pageData = deliveredPageData(lean, { path, delivered: finishedHtmlOf(document) })
}

/** The rest of the page's styles may be at the end of a chunk of the body. */
const TEMPORARY_STYLE = /<style data-temporary=[^]*?<\/style>/

export function finishedHtmlOf({ body }: Document): string[] {
  const pieces = [...body.querySelectorAll(`[${FINISHED_HTML_ATTRIBUTE}]`)]
  return pieces.map(({ innerHTML }) => innerHTML.replace(TEMPORARY_STYLE, ''))
}
