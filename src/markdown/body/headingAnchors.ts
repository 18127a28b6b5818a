import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Puts each heading below the title into a box with a link to itself. The link stands beside the heading, not in it, so
 * that the heading's name stays its text.
 */
export function rehypeHeadingAnchors() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!/^h[2-6]$/.test(node.tagName) || index === null || !parent) return undefined
      // The heading of the footnotes is only heard
      if (String(node.properties?.className).includes('sr-only')) return undefined
      const id = String(node.properties?.id ?? '')
      const label = `Link to “${toString(node)}”`
      const box = h('div', { className: ['heading'], dataLevel: node.tagName.slice(1) }, [
        node,
        h('a', { className: ['anchor'], href: `#${id}`, ariaLabel: label }),
      ])
      parent.children[index] = box as Element
      return [SKIP, index + 1]
    })
  }
}
