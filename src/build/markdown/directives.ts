import type { Code, Content, Heading, Paragraph, Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { codeMetaOf } from './codeMeta'
import { blockElement } from './jsxNode'
import type { JsxNode } from './jsxNode'

const CALLOUTS = ['note', 'info', 'tip', 'success', 'warning', 'danger', 'callout']

/** Every name that may follow three colons. */
export const KNOWN_DIRECTIVES = [...CALLOUTS, 'details', 'steps', 'code-group']

type Directive = Parent & {
  type: 'containerDirective' | 'leafDirective' | 'textDirective'
  name: string
  attributes?: Record<string, string | null | undefined> | null
  children: Content[]
}

/** Turns directives into writing components. An unknown name stops the build; colons in running text stay text. */
export function remarkDirectives() {
  return (tree: Root, file: VFile) => {
    visit(tree as Parent, (visited, index, parent: Parent | null) => {
      const node = visited as Directive
      if (index === null || !parent) return
      if (node.type === 'textDirective') {
        parent.children.splice(index, 1, ...writtenText(node, file))
        return index
      }
      if (node.type === 'containerDirective' || node.type === 'leafDirective') {
        parent.children.splice(index, 1, componentFor(node, file))
        return index
      }
      return undefined
    })
  }
}

/** The text of something like `12:30pm`, letter by letter as it was written. */
function writtenText(node: Directive, file: VFile): Content[] {
  const { start, end } = node.position!
  return [{ type: 'text', value: String(file).slice(start.offset, end.offset) }]
}

function componentFor(node: Directive, file: VFile): Content {
  const { label, body } = labelAndBody(node)
  if (CALLOUTS.includes(node.name)) {
    const title = label && blockElement('CalloutTitle', {}, [paragraph(label)])
    return blockElement(
      'Callout',
      { type: node.name, titled: title ? true : undefined },
      title ? [title, ...body] : body,
    )
  }
  if (node.name === 'details') {
    const summary = label ?? [{ type: 'text' as const, value: 'Details' }]
    return blockElement('Details', {}, [blockElement('summary', {}, summary), ...body])
  }
  if (node.name === 'steps') return stepsFor(body, node, file)
  if (node.name === 'code-group') return codeGroupFor(body, node, file)
  return file.fail(
    `unknown directive ":::${node.name}" – use one of: ${KNOWN_DIRECTIVES.join(', ')}`,
    node.position,
    'turbo-docs:directive',
  )
}

function labelAndBody(node: Directive): { label: Paragraph['children'] | undefined; body: Content[] } {
  const [first, ...rest] = node.children
  const isLabel =
    first?.type === 'paragraph' && (first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel
  return isLabel ? { label: first.children, body: rest } : { label: undefined, body: node.children }
}

function paragraph(children: Paragraph['children']): Content {
  return { type: 'paragraph', children }
}

/** Each heading of the first heading's level begins a step; deeper ones stay inside. */
function stepsFor(body: Content[], node: Directive, file: VFile): Content {
  const [first] = body
  if (first?.type !== 'heading') {
    const where = first?.position ?? node.position
    return file.fail(
      'text before the first heading of the steps – begin the steps with a heading such as "### First step"',
      where,
      'turbo-docs:steps',
    )
  }
  const steps: Content[][] = []
  for (const child of body) {
    if (child.type === 'heading' && child.depth === (first as Heading).depth) steps.push([child])
    else steps[steps.length - 1]!.push(child)
  }
  return blockElement(
    'Steps',
    {},
    steps.map((step) => blockElement('Step', {}, step)),
  )
}

/** Tabs, one for each block; the title of the block is the label of its tab. */
function codeGroupFor(body: Content[], node: Directive, file: VFile): Content {
  const panels = body.map((child) => {
    const title = titleOf(child)
    if (title === undefined) {
      return file.fail(
        'a block in the code group has no title – write one behind the language, such as ```bash [Windows]',
        child.position ?? node.position,
        'turbo-docs:code-group',
      )
    }
    return blockElement('CodePanel', { title }, [withoutTitle(child)])
  })
  return blockElement('CodeGroup', { titles: JSON.stringify(body.map(titleOf)) }, panels)
}

function titleOf(node: Content): string | undefined {
  if (node.type === 'code') return codeMetaOf(node.meta).title
  const { attributes } = node as unknown as JsxNode | Directive
  if (Array.isArray(attributes)) return attributes.find(({ name }) => name === 'data-title')?.value ?? undefined
  return attributes?.['data-title'] ?? undefined
}

/** Inside a group the tab says the title, so the block does not repeat it. */
function withoutTitle(node: Content): Content {
  return node.type === 'code' ? { ...(node as Code), data: { ...node.data, untitled: true } } : node
}
