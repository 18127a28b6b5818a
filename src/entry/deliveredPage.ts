import { pagePathForAddress } from '../lib/address/startAddress'
import { deliveredPageData } from '../lib/page/page'
import type { PageData } from '../lib/page/page'
import { FINISHED_HTML_ATTRIBUTE } from '../lib/page/body'
import type { LeanBody } from '../lib/page/body'

/** The attribute of the document that names its page. */
export const PAGE_PATH_ATTRIBUTE = 'data-page-path'

/** The id of the element that holds the data of the page, without what the page shows anyway. */
export const PAGE_DATA_ID = 'page-data'

declare global {
  interface Window {
    /** The path of the page whose HTML was delivered. */
    pagePath?: string
    /** The data of that page, which then need not be fetched. */
    pageData?: PageData
    /** Scripts of each page, to be fetched ahead; here all pages share theirs. */
    ___chunkMapping?: Record<string, string[]>
  }
}

/**
 * Tells Gatsby, before it starts, which page of which build was delivered, whatever the address, and gives it the page's
 * data with what the document holds. In the preview Gatsby does so itself.
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

/** The styles of the page's rest may stand at the end of a piece. */
const TEMPORARY_STYLE = /<style data-temporary=[^]*?<\/style>/

/** The finished HTML that a document holds, in its order. */
export function finishedHtmlOf({ body }: Document): string[] {
  const pieces = [...body.querySelectorAll(`[${FINISHED_HTML_ATTRIBUTE}]`)]
  return pieces.map(({ innerHTML }) => innerHTML.replace(TEMPORARY_STYLE, ''))
}
