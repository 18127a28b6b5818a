import type { Code, Content, Heading, Paragraph, Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { CALLOUTS, labelAndBody, panelTitleOf } from '../directives/directive'
import type { Directive } from '../directives/directive'
import { faultsOf } from '../directives/directiveFaults'
import { blockElement } from './jsxNode'

/** Turns directives into writing components. One with a fault stops the build. */
export function remarkDirectives() {
  return (tree: Root, file: VFile) => {
    visit(tree as Parent, (visited, index, parent: Parent | null) => {
      const node = visited as Directive
      if (index === null || !parent) return undefined
      if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return undefined
      const [fault] = faultsOf(node)
      // Without a place: the frontmatter is cut off here, so only the check of the facts knows the line
      if (fault) file.fail(`${fault.problem} – ${fault.remedy}`)
      parent.children.splice(index, 1, componentFor(node))
      return index
    })
  }
}

function componentFor(node: Directive): Content {
  const { label, body } = labelAndBody(node)
  const id = node.attributes?.id ?? undefined
  if (CALLOUTS.includes(node.name)) {
    const title = label && blockElement('CalloutTitle', {}, [paragraph(label)])
    return blockElement('Callout', { id, type: node.name }, title ? [title, ...body] : body)
  }
  if (node.name === 'steps') return stepsFor(body)
  if (node.name === 'code-group') return codeGroupFor(body)
  const summary = label ?? [{ type: 'text' as const, value: 'Details' }]
  return blockElement('Details', { id }, [blockElement('summary', {}, summary), ...body])
}

function paragraph(children: Paragraph['children']): Content {
  return { type: 'paragraph', children }
}

/** Each heading of the first heading's level begins a step; deeper ones stay inside. */
function stepsFor(body: Content[]): Content {
  const level = (body[0] as Heading).depth
  const steps: Content[][] = []
  for (const child of body) {
    if (child.type === 'heading' && child.depth === level) steps.push([child])
    else steps[steps.length - 1]!.push(child)
  }
  return blockElement(
    'Steps',
    {},
    steps.map((step) => blockElement('Step', {}, step)),
  )
}

/** Tabs, one for each block; the title of the block is the label of its tab. */
function codeGroupFor(body: Content[]): Content {
  const titles = body.map((child) => panelTitleOf(child) ?? '')
  const panels = body.map((child, index) => blockElement('CodePanel', { title: titles[index] }, [withoutTitle(child)]))
  return blockElement('CodeGroup', { titles: JSON.stringify(titles) }, panels)
}

/** Inside a group the tab says the title, so the block does not repeat it. */
function withoutTitle(node: Content): Content {
  return node.type === 'code' ? { ...(node as Code), data: { ...node.data, untitled: true } } : node
}
