import type { Code, Content, Paragraph, Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { JsxNode } from './body/jsxNode'
import { readMeta } from './fences/fenceMeta'

export const CALLOUTS = ['note', 'info', 'tip', 'success', 'warning', 'danger', 'callout']

export const KNOWN_DIRECTIVES = [...CALLOUTS, 'details', 'steps', 'code-group']

export type Directive = Parent & {
  type: 'containerDirective' | 'leafDirective' | 'textDirective'
  name: string
  attributes?: Record<string, string | null | undefined> | null
  children: Content[]
}

export function labelAndBody({ children }: Directive): { label: Paragraph['children'] | undefined; body: Content[] } {
  const [first, ...rest] = children
  const isLabel =
    first?.type === 'paragraph' && (first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel
  if (!isLabel) return { label: undefined, body: children }
  return { label: first.children.filter((node) => node.type !== 'text' || node.value !== ''), body: rest }
}

/** The title of a fence, or `data-title`. */
export function panelTitleOf(node: Content): string | undefined {
  if (node.type === 'code') return readMeta((node as Code).meta).meta.title
  const { attributes } = node as unknown as JsxNode | Directive
  if (Array.isArray(attributes)) {
    const title = attributes.find(({ name }) => name === 'data-title')?.value
    return typeof title === 'string' ? title : undefined
  }
  return attributes?.['data-title'] ?? undefined
}

type DirectiveError = { line: number; problem: string; remedy: string }

export function directiveErrors(tree: Root): DirectiveError[] {
  const errors: DirectiveError[] = []
  visit(tree as Parent, (node) => {
    if (node.type === 'containerDirective' || node.type === 'leafDirective') errors.push(...errorsOf(node as Directive))
  })
  return errors
}

/** Excludes nested directives. */
export function errorsOf(node: Directive): DirectiveError[] {
  const line = node.position?.start.line ?? 1
  if (!KNOWN_DIRECTIVES.includes(node.name)) {
    const colons = node.type === 'leafDirective' ? '::' : ':::'
    const remedy = `use one of: ${KNOWN_DIRECTIVES.join(', ')}`
    return [{ line, problem: `unknown directive "${colons}${node.name}"`, remedy }]
  }
  if (node.type === 'leafDirective') {
    const remedy = `start it with three colons, ":::${node.name}", and end it with three`
    return [{ line, problem: `"::${node.name}" has two colons`, remedy }]
  }
  const { body } = labelAndBody(node)
  const lineOf = (child: Directive['children'][number] | undefined) => child?.position?.start.line ?? line
  if (node.name === 'steps' && body[0]?.type !== 'heading') {
    const problem = 'text before the first heading of the steps'
    return [{ line: lineOf(body[0]), problem, remedy: 'start the steps with a heading such as "### First step"' }]
  }
  if (node.name === 'code-group') {
    return body
      .filter((child) => panelTitleOf(child) === undefined)
      .map((child) => ({
        line: lineOf(child),
        problem: 'a block in the code group has no title',
        remedy: 'write one after the language, such as ```bash [Windows]',
      }))
  }
  return []
}
