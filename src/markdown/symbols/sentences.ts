import { toString } from 'mdast-util-to-string'
import type { Content, Parent } from 'mdast'

/** The text of a node as one line, with code kept in backticks. */
export function plainText(node: Content | Parent): string {
  return spelled(node).replace(/\s+/g, ' ').trim()
}

function spelled(node: Content | Parent): string {
  if (node.type === 'inlineCode') return `\`${toString(node)}\``
  if ('children' in node) return node.children.map((child) => spelled(child as Content)).join('')
  return toString(node)
}

/** The first sentence of a text. A period inside code ends nothing. */
export function firstSentence(text: string): string {
  const match = /^(?:`[^`]*`|[^`])*?(?<!\b[ei]\.[ge])[.!?](?=\s+[A-Z\d`"(]|$)/.exec(text)
  return match ? match[0] : text
}

/** Whether a description can be read away from its neighbors: popups and `/api.json` show it alone. */
export function standsAlone(text: string): boolean {
  return !/^(?:The same|Reads or sets)\b/.test(text)
}
