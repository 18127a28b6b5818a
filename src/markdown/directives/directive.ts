import type { Code, Content, Paragraph, Parent } from 'mdast'
import type { JsxNode } from '../body/jsxNode'
import { readMeta } from '../fences/fenceMeta'

/** The kinds of callout; the last one is plain. */
export const CALLOUTS = ['note', 'info', 'tip', 'success', 'warning', 'danger', 'callout']

/** Every name that may follow three colons. */
export const KNOWN_DIRECTIVES = [...CALLOUTS, 'details', 'steps', 'code-group']

/** What colons and a name make of a piece of Markdown. */
export type Directive = Parent & {
  type: 'containerDirective' | 'leafDirective' | 'textDirective'
  name: string
  attributes?: Record<string, string | null | undefined> | null
  children: Content[]
}

/** Takes the `[label]` of a directive apart from what stands inside it. */
export function labelAndBody({ children }: Directive): { label: Paragraph['children'] | undefined; body: Content[] } {
  const [first, ...rest] = children
  const isLabel =
    first?.type === 'paragraph' && (first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel
  return isLabel ? { label: first.children, body: rest } : { label: undefined, body: children }
}

/** The label of a block's tab in a code group: the title of a fence, or `data-title` of anything else. */
export function panelTitleOf(node: Content): string | undefined {
  if (node.type === 'code') return readMeta((node as Code).meta).meta.title
  const { attributes } = node as unknown as JsxNode | Directive
  if (Array.isArray(attributes)) return attributes.find(({ name }) => name === 'data-title')?.value ?? undefined
  return attributes?.['data-title'] ?? undefined
}
