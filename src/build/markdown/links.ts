import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { opensInNewTab } from '../../lib/paths'

/** Opens the links of a page that lead to other sites in a new tab. */
export function rehypeLinks() {
  return (tree: Root) => {
    visit(tree, 'element', (link: Element) => {
      const href = link.tagName === 'a' && link.properties?.href
      if (typeof href !== 'string' || !opensInNewTab(href)) return
      link.properties = { ...link.properties, target: '_blank', rel: ['noopener', 'noreferrer'] }
    })
  }
}
