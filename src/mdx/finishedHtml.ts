import { trustedHtml } from '../dom/trustedHtml'
import { FINISHED_HTML_ATTRIBUTE } from '../lib/page/body'

/**
 * The props of an element whose inside was made at build time. The mark says so in the delivered page, where the inside is
 * found again when the page starts.
 */
export function finishedHtml(html: string) {
  return { [FINISHED_HTML_ATTRIBUTE]: '', dangerouslySetInnerHTML: trustedHtml(html) }
}
