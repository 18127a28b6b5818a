import type { Element, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { find, html } from 'property-information'
import type { Body, BodyNode, BodyProps } from '../../lib/page/body'
import type { JsxNode } from './jsxNode'
import { attributeValue } from './literalValue'

type HastNode = RootContent | Element['children'][number]

/** The elements whose inside may become one string: what an author writes between the components. */
const BLOCKS = new Set([
  'p',
  'ul',
  'ol',
  'div',
  'section',
  'blockquote',
  'figcaption',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
])

/** Further elements that stand on lines of their own. */
const WHOLE_BLOCKS = new Set(['li', 'pre', 'table', 'hr', 'aside', 'details', 'figure'])

/** Elements that are drawn by a component of ours and so cannot be part of a string. */
const DRAWN = new Set(['img'])

/** Components that stand side by side even where each has a line of its own: a space belongs between them. */
const DRAWN_IN_LINE = new Set(['Button'])

/**
 * The tree of a page as plain data. Each block that is plain HTML keeps its inside as one string: there is nothing to walk
 * through for React.
 */
export function bodyOfTree(tree: Root): Body {
  return childrenOf(tree.children as HastNode[])
}

function childrenOf(children: readonly HastNode[]): BodyNode[] {
  // Between blocks, line breaks mean nothing: they would be nodes for React to walk through
  const isBetweenBlocks = children.every((node) => isBlank(node) || isBlock(node))
  const isSpare = (node: HastNode, index: number) => {
    const isInLine = isDrawnInLine(children[index - 1]) && isDrawnInLine(children[index + 1])
    return isBetweenBlocks && isBlank(node) && !isInLine
  }
  return children.filter((node, index) => !isSpare(node, index)).flatMap(nodeOf)
}

function nodeOf(node: HastNode): BodyNode[] {
  if (node.type === 'text') return [node.value]
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return [componentOf(node as unknown as JsxNode)]
  }
  return node.type === 'element' ? [elementOf(node)] : []
}

function elementOf(element: Element): BodyNode {
  const { tagName, children } = element
  const props = propsOf(element)
  if (children.length === 0) return [tagName, props]
  if (!BLOCKS.has(tagName) || !isPlain(element)) return [tagName, props, childrenOf(children)]
  return [tagName, props, toHtml(children, { characterReferences: { useNamedReferences: true } })]
}

function componentOf({ name, attributes, children }: JsxNode): BodyNode {
  const props = Object.fromEntries(attributes.map((attribute) => [attribute.name, attributeValue(attribute.value)]))
  if (children.length > 0) return [name, props, childrenOf(children as unknown as HastNode[])]
  const { html, ...others } = props
  return typeof html === 'string' ? [name, others, html] : [name, props]
}

/** Properties of HTML by the names that React knows. */
function propsOf({ properties = {} }: Element): BodyProps {
  const entries = Object.entries(properties ?? {}).map(([name, value]) => {
    const { attribute, property } = find(html, name)
    const prop = /^(aria|data)-/.test(attribute) ? attribute : property
    return [prop, Array.isArray(value) ? value.join(' ') : value] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined)) as BodyProps
}

function isDrawnInLine(node: HastNode | undefined): boolean {
  return node?.type === 'mdxJsxFlowElement' && DRAWN_IN_LINE.has((node as unknown as JsxNode).name)
}

function isBlank(node: HastNode): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function isBlock(node: HastNode): boolean {
  if (node.type === 'element') return BLOCKS.has(node.tagName) || WHOLE_BLOCKS.has(node.tagName)
  return node.type === 'mdxJsxFlowElement'
}

function isPlain(node: HastNode): boolean {
  if (node.type === 'text' || node.type === 'comment') return true
  return node.type === 'element' && !DRAWN.has(node.tagName) && node.children.every(isPlain)
}
