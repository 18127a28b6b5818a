import type { Root } from 'hast'
import { find, html } from 'property-information'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { JsxNode } from './jsxNode'
import { attributeValue } from './literalValue'

/** Elements that an author writes as HTML, such as `<kbd>`, become HTML like what Markdown makes. */
export function rehypeJsxElements() {
  return (tree: Root) => {
    visit(tree as Parent, (visited) => {
      const node = visited as unknown as JsxNode
      if (!node.type.startsWith('mdxJsx') || !/^[a-z][\w-]*$/.test(node.name ?? '')) return
      const properties = Object.fromEntries(
        node.attributes.map(({ name, value }) => [find(html, name).property, attributeValue(value)]),
      )
      Object.assign(node, { type: 'element', tagName: node.name, properties })
    })
  }
}
