import type { Code, Content, Heading, Paragraph, Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { toString } from 'mdast-util-to-string'
import { CALLOUTS, errorsOf, labelAndBody, panelTitleOf } from '../directives'
import type { Directive } from '../directives'
import { ContentError } from '../contentError'
import { blockElement } from './jsxNode'
import type { JsxNode } from './jsxNode'

/** Turns directives into writing components. Throws a `ContentError` for one with an error. */
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

/**
 * Marks the paragraphs of callouts that are bold from beginning to end: they are the headline of what follows. CSS cannot
 * tell them from a paragraph that only begins bold, for it does not see text.
 */
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

/** The whole content of a fold: one file, under the words that open it. */
type ShownFile = { fold: JsxNode; summary: string; file: string }

/**
 * Marks the folds that show a file which a later fold of the same name shows again, further on: on paper, where nothing is
 * folded, the last one says it all.
 */
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

/** The file that a fold holds and nothing else; undefined for any other node. */
function shownFile(fold: JsxNode): ShownFile | undefined {
  if (fold.name !== 'Details') return undefined
  const [summary, code, ...more] = fold.children as Content[]
  const file = code?.type === 'code' ? code.meta : undefined
  if (!summary || !file || more.length > 0) return undefined
  return { fold, summary: toString(summary), file }
}
