import type { Element, Properties, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { find, html } from 'property-information'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { JsxNode } from './jsxNode'

type HastNode = RootContent | Element['children'][number]

/** Elements whose content can become one HTML string. */
const BLOCKS = ['p', 'ul', 'ol', 'div', 'section', 'blockquote', 'figcaption', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const WHOLE_BLOCKS = ['li', 'pre', 'table', 'hr', 'aside', 'details', 'figure']

/** Elements that components render. */
const DRAWN = ['img']

/** Inline components that may be on lines of their own, separated by spaces. */
const DRAWN_IN_LINE = ['Button']

/** Treats authors' HTML such as `<kbd>` like Markdown's, unless an attribute is code. */
export function rehypeWrittenHtml() {
  return (tree: Root) => {
    visit(tree as Parent, (visited) => {
      const node = visited as unknown as JsxNode
      if (!isJsx(node) || !/^[a-z][\w-]*$/.test(node.name ?? '')) return
      const properties: Properties = {}
      for (const { name, value } of node.attributes) {
        // A spread attribute has no name
        if (name === undefined || (value !== null && typeof value === 'object')) return void writtenInCode(node)
        properties[find(html, name).property] = value ?? true
      }
      Object.assign(node, { type: 'element', tagName: node.name, properties })
    })
  }
}

/** MDX resolves such an element from its runtime's components, which also complete links. */
function writtenInCode(node: JsxNode) {
  node.data = { ...node.data, _mdxExplicitJsx: false }
}

/** Turns plain HTML blocks into elements with a prop `html`, which React does not have to traverse. */
export function rehypeFinishedHtml() {
  return (tree: Root) => finishChildren(tree)
}

function finishChildren(parent: { children: HastNode[] }) {
  const { children } = parent
  // Line breaks between blocks have no meaning
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
  // Otherwise MDX would resolve the element from its components
  element.data = { ...element.data, _mdxExplicitJsx: true }
  if (element.children.length === 0 || !BLOCKS.includes(element.tagName) || !isPlain(element)) {
    return finishChildren(element)
  }
  const inside = toHtml(element.children, { characterReferences: { useNamedReferences: true } })
  element.properties = { ...element.properties, html: inside }
  element.children = []
}

/** MDX records the line of an element but not of an expression. */
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
