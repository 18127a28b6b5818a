import type { Element, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'

/** The elements whose inside may become one string: what an author writes between the components. */
const BLOCKS = new Set(['p', 'ul', 'ol', 'div', 'section', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Further elements that stand on lines of their own. */
const WHOLE_BLOCKS = new Set(['li', 'pre', 'table', 'hr', 'aside', 'details', 'figure'])

/** Elements that are drawn by a component of ours and so cannot be part of a string. */
const DRAWN = new Set(['img', 'h1'])

/**
 * Hands each block that is plain HTML to React as one string. The code of a page shrinks by half, and React has nothing
 * to walk through when it takes over.
 */
export function rehypeStaticBlocks() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (index === null || !parent || !BLOCKS.has(node.tagName) || !isPlain(node)) return undefined
      parent.children[index] = asString(node)
      return [SKIP, index + 1]
    })
    dropBlankLines(tree)
  }
}

/** Between blocks, line breaks mean nothing: they would be nodes for React to walk through. */
function dropBlankLines(parent: Root | Element) {
  const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === ''
  const children = parent.children as Element[]
  if (children.every((node) => isBlank(node) || isBlock(node))) {
    parent.children = children.filter((node) => !isBlank(node))
  }
  for (const child of children) if (child.children) dropBlankLines(child)
}

function isBlock(node: Element | { type: string }): boolean {
  if ('tagName' in node) return BLOCKS.has(node.tagName) || WHOLE_BLOCKS.has(node.tagName)
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxjsEsm'
}

function isPlain(node: RootContent | Element['children'][number]): boolean {
  if (node.type === 'text' || node.type === 'comment') return true
  return node.type === 'element' && !DRAWN.has(node.tagName) && node.children.every(isPlain)
}

/** The element with its inside as `dangerouslySetInnerHTML`, in the shape MDX gives to elements written as JSX. */
function asString({ tagName, properties, children }: Element): Element {
  const inner = toHtml(children, { characterReferences: { useNamedReferences: true } })
  const attributes = Object.entries(properties ?? {}).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name: name.replace(/^data([A-Z])/, (_, letter: string) => `data-${letter.toLowerCase()}`),
    value: Array.isArray(value) ? value.join(' ') : String(value),
  }))
  const html = {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree: htmlExpression(inner) } },
  }
  return { type: 'mdxJsxFlowElement', name: tagName, attributes: [...attributes, html], children: [] } as never
}

/** `{ __html: "…" }` as a program of one expression. */
function htmlExpression(html: string) {
  const property = {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier', name: '__html' },
    value: { type: 'Literal', value: html },
  }
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression: { type: 'ObjectExpression', properties: [property] } }],
  }
}
