import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { codeGroupOf } from './codeGroups'
import { failContent } from './contentFailure'
import { jsxElement } from './jsxElement'
import { stepsOf } from './steps'

/** A block between colons, as the parser reads it. */
export type DirectiveBlock = Parent & {
  type: 'containerDirective' | 'leafDirective'
  name: string
  attributes?: Record<string, string | null | undefined> | null
}

type Builder = (block: DirectiveBlock, file: VFile) => Node

const CALLOUT_TYPES = ['note', 'info', 'tip', 'success', 'warning', 'danger']

const builders: Record<string, Builder> = {
  ...Object.fromEntries(CALLOUT_TYPES.map((type) => [type, (block: DirectiveBlock) => calloutOf(block, type)])),
  callout: (block) => calloutOf(block, undefined),
  details: detailsOf,
  steps: stepsOf,
  'code-group': codeGroupOf,
}

/** Turns blocks between colons into callouts, details, steps and code groups; any other name ends the build. */
export function remarkDirectives() {
  return (tree: Parent, file: VFile) => {
    visit(tree, (visited, index, parent: Parent | null) => {
      const node = visited as Node as DirectiveBlock
      if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return undefined
      const build = node.type === 'containerDirective' ? builders[node.name] : undefined
      if (!build || !parent || index === null) return failUnknown(node, file)
      parent.children[index] = { ...build(node, file), position: node.position }
      return index
    })
  }
}

function failUnknown({ type, name, ...node }: DirectiveBlock, file: VFile): never {
  const colons = type === 'leafDirective' ? '::' : ':::'
  const known = Object.keys(builders)
    .map((block) => `:::${block}`)
    .join(', ')
  return failContent(file, node as Node, `unknown block \`${colons}${name}\``, `known blocks are ${known}`)
}

function calloutOf(block: DirectiveBlock, type: string | undefined): Node {
  const { label, content } = labelOf(block)
  const { class: className, ...attributes } = block.attributes ?? {}
  const title = label && { type: 'paragraph', children: [{ type: 'strong', children: label }] }
  return jsxElement(
    'Callout',
    { type, isLabeled: label !== undefined, className: className ?? undefined, ...withoutNull(attributes) },
    title ? [title, ...content] : content,
  )
}

function detailsOf(block: DirectiveBlock): Node {
  const { label = [{ type: 'text', value: 'Details' } as Node], content } = labelOf(block)
  const summary = { type: 'detailsSummary', data: { hName: 'summary' }, children: label }
  const details = { type: 'details', data: { hName: 'details' }, children: [summary, ...content] }
  return details
}

/** The words in brackets after the name of a block, apart from its content. */
function labelOf({ children }: DirectiveBlock): { label: Node[] | undefined; content: Node[] } {
  const [first, ...rest] = children as (Parent & { data?: { directiveLabel?: boolean } })[]
  return first?.data?.directiveLabel ? { label: first.children, content: rest } : { label: undefined, content: children }
}

function withoutNull(attributes: NonNullable<DirectiveBlock['attributes']>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, value ?? '']))
}
