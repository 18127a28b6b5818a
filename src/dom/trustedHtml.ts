import { FINISHED_HTML_POLICY } from '../lib/policy/contentPolicy'

const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy(FINISHED_HTML_POLICY, { createHTML: (html) => html })

/** React draws an inside anew that is not the same object. */
const trusted = new Map<string, string>()

/**
 * The inside of an element whose HTML the build has made, for React. It alone is vouched for: the content policy refuses all
 * other text that would become markup.
 */
export function trustedHtml(html: string): { __html: string } {
  if (policy === undefined) return { __html: html }
  const known = trusted.get(html) ?? policy.createHTML(html)
  trusted.set(html, known)
  return { __html: known }
}
