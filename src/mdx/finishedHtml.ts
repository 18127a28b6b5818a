import { trustedHtml } from '../dom/trustedHtml'
import { FINISHED_HTML_ATTRIBUTE } from '../lib/page/body'

/** The attribute marks built HTML for startup. */
export function finishedHtml(html: string) {
  return { [FINISHED_HTML_ATTRIBUTE]: '', dangerouslySetInnerHTML: trustedHtml(html) }
}
