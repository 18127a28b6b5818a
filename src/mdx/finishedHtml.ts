import { trustedHtml } from '../dom/trustedHtml'
import { FINISHED_HTML_ATTRIBUTE } from '../lib/page/body'

/** Props of an element with built HTML inside; the attribute lets the page find it again at startup. */
export function finishedHtml(html: string) {
  return { [FINISHED_HTML_ATTRIBUTE]: '', dangerouslySetInnerHTML: trustedHtml(html) }
}
