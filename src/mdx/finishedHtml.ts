import { trustedHtml } from '../dom/trustedHtml'
import { FINISHED_HTML_ATTRIBUTE } from '../lib/page/body'

/** Props of an element that contains built HTML; the attribute marks it for startup. */
export function finishedHtml(html: string) {
  return { [FINISHED_HTML_ATTRIBUTE]: '', dangerouslySetInnerHTML: trustedHtml(html) }
}
