import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** Ends each heading below the title with a link to itself. */
export function rehypeHeadingAnchors() {
  return (tree: Root) => {
    visit(tree, 'element', (heading: Element) => {
      const id = heading.properties?.id
      if (!/^h[2-6]$/.test(heading.tagName) || typeof id !== 'string') return
      const ariaLabel = `Link to this section: ${toString(heading)}`
      heading.children.push({
        type: 'element',
        tagName: 'a',
        properties: { className: ['anchor'], href: `#${id}`, ariaLabel },
        children: [],
      })
    })
  }
}
