import type { Code, Content, Heading, Paragraph, Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { toString } from 'mdast-util-to-string'
import { CALLOUTS, errorsOf, labelAndBody, panelTitleOf, type Directive } from '../directives'
import { ContentError } from '../contentError'
import { blockElement, type JsxNode } from './jsxNode'

/** Throws a `ContentError`. */
export function remarkDirectives() {
  return (tree: Root, { path: filePath }: VFile) => {
    visit(tree as Parent, (visited, index, parent: Parent | null) => {
      const node = visited as Directive
      if (index === null || !parent) return undefined
      if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return undefined
      const [error] = errorsOf(node)
      if (error) throw new ContentError(filePath, error.line, error.problem, error.remedy)
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

/** Headings of the first level start steps; deeper ones stay inside. */
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

/** One tab per block, labeled by the block's title. */
export function codeGroupFor(body: Content[]): Content {
  const titles = body.map((child) => panelTitleOf(child) ?? '')
  const panels = body.map((child, index) => blockElement('CodePanel', { title: titles[index] }, [withoutTitle(child)]))
  return blockElement('CodeGroup', { titles: JSON.stringify(titles) }, panels)
}

/** The tab shows the title instead. */
function withoutTitle(node: Content): Content {
  return node.type === 'code' ? { ...(node as Code), data: { ...node.data, untitled: true } } : node
}

/** Marks entirely bold paragraphs in callouts as headlines, which CSS cannot detect. */
export function remarkBoldLines() {
  return (tree: Root) => {
    visit(tree as Parent, { name: 'Callout' }, (callout) => {
      visit(callout as Parent, 'paragraph', (paragraph: Paragraph) => {
        if (paragraph.children.length !== 1 || paragraph.children[0]?.type !== 'strong') return
        paragraph.data = { ...paragraph.data, hProperties: { className: ['boldLine'] } }
      })
    })
  }
}

/** A details element that contains only a file, with its title. */
type ShownFile = { fold: JsxNode; summary: string; file: string }

/** Print omits details whose file a later one with the same title shows. */
export function remarkSupersededDetails() {
  return (tree: Parent) => {
    const files: ShownFile[] = []
    visit(tree, (node) => {
      const shown = shownFile(node as JsxNode)
      if (shown) files.push(shown)
    })
    files.forEach(({ fold, summary, file }, index) => {
      const isShownAgain = files.slice(index + 1).some((later) => later.summary === summary && later.file === file)
      if (isShownAgain) fold.attributes.push({ type: 'mdxJsxAttribute', name: 'superseded', value: null })
    })
  }
}

/** Undefined if the element contains anything else. */
function shownFile(fold: JsxNode): ShownFile | undefined {
  if (fold.name !== 'Details') return undefined
  const [summary, code, ...more] = fold.children as Content[]
  const file = code?.type === 'code' ? code.meta : undefined
  if (!summary || !file || more.length > 0) return undefined
  return { fold, summary: toString(summary), file }
}
