import type { Element, Properties, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { find, html } from 'property-information'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { JsxNode } from './jsxNode'

type HastNode = RootContent | Element['children'][number]

/** The elements whose inside may become one string: what an author writes between the components. */
const BLOCKS = ['p', 'ul', 'ol', 'div', 'section', 'blockquote', 'figcaption', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Further elements that have lines of their own. */
const WHOLE_BLOCKS = ['li', 'pre', 'table', 'hr', 'aside', 'details', 'figure']

/** Elements that are drawn by a component of ours and so cannot be part of a string. */
const DRAWN = ['img']

/** Components that are drawn side by side even where each has a line of its own: a space belongs between them. */
const DRAWN_IN_LINE = ['Button']

/** Elements that an author writes as HTML, such as `<kbd>`, become HTML like that of Markdown, unless an attribute is code. */
export function rehypeWrittenHtml() {
  return (tree: Root) => {
    visit(tree as Parent, (visited) => {
      const node = visited as unknown as JsxNode
      if (!isJsx(node) || !/^[a-z][\w-]*$/.test(node.name ?? '')) return
      const properties: Properties = {}
      for (const { name, value } of node.attributes) {
        // Of a spread there is no name
        if (name === undefined || (value !== null && typeof value === 'object')) return void writtenInCode(node)
        properties[find(html, name).property] = value ?? true
      }
      Object.assign(node, { type: 'element', tagName: node.name, properties })
    })
  }
}

/** MDX takes the element from the components of its runtime, where the elements that are written in code are completed. */
function writtenInCode(node: JsxNode) {
  node.data = { ...node.data, _mdxExplicitJsx: false }
}

/**
 * Each block that is plain HTML becomes an element whose prop `html` is its inside: one string, which React need not walk
 * through. What is left is drawn as it is.
 */
export function rehypeFinishedHtml() {
  return (tree: Root) => finishChildren(tree)
}

function finishChildren(parent: { children: HastNode[] }) {
  const { children } = parent
  // Between blocks, line breaks mean nothing: they would be nodes for React to walk through
  const isBetweenBlocks = children.every((node) => isBlank(node) || isBlock(node))
  const isSpare = (node: HastNode, index: number) => {
    const isInLine = isDrawnInLine(children[index - 1]) && isDrawnInLine(children[index + 1])
    return isBetweenBlocks && isBlank(node) && !isInLine
  }
  const kept = children.filter((node, index) => !isSpare(node, index))
  for (const node of kept) {
    if (node.type === 'element') finish(node)
    else if ('children' in node) finishChildren(node as { children: HastNode[] })
  }
  parent.children = kept.map(withPlace)
}

function finish(element: Element) {
  // MDX would take the element from the components of its runtime
  element.data = { ...element.data, _mdxExplicitJsx: true }
  if (element.children.length === 0 || !BLOCKS.includes(element.tagName) || !isPlain(element)) {
    return finishChildren(element)
  }
  const inside = toHtml(element.children, { characterReferences: { useNamedReferences: true } })
  element.properties = { ...element.properties, html: inside }
  element.children = []
}

/** MDX records the line of an element, not that of an expression. */
function withPlace(node: HastNode): HastNode {
  const isExpression = /^mdx(Flow|Text)Expression$/.test(node.type)
  const fragment = { type: 'mdxJsxFlowElement', name: null, attributes: [], children: [node], position: node.position }
  return isExpression ? (fragment as unknown as HastNode) : node
}

function isJsx({ type }: { type: string }): boolean {
  return type.startsWith('mdxJsx')
}

function isDrawnInLine(node: HastNode | undefined): boolean {
  const { type, name } = (node ?? {}) as Partial<JsxNode>
  return type === 'mdxJsxFlowElement' && DRAWN_IN_LINE.includes(name ?? '')
}

function isBlank(node: HastNode): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function isBlock(node: HastNode): boolean {
  if (node.type === 'element') return BLOCKS.includes(node.tagName) || WHOLE_BLOCKS.includes(node.tagName)
  return ['mdxJsxFlowElement', 'mdxFlowExpression', 'mdxjsEsm'].includes(node.type)
}

function isPlain(node: HastNode): boolean {
  if (node.type === 'text' || node.type === 'comment') return true
  return node.type === 'element' && !DRAWN.includes(node.tagName) && node.children.every(isPlain)
}
