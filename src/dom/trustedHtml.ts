import { FINISHED_HTML_POLICY } from '../lib/policy/contentPolicy'

const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy(FINISHED_HTML_POLICY, { createHTML: (html) => html })

/** React re-renders `dangerouslySetInnerHTML` whenever it gets a new object. */
const trusted = new Map<string, string>()

/** The content policy accepts no other markup. */
export function trustedHtml(html: string): { __html: string } {
  if (policy === undefined) return { __html: html }
  const known = trusted.get(html) ?? policy.createHTML(html)
  trusted.set(html, known)
  return { __html: known }
}
