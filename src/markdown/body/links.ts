import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { opensInNewTab } from '../../lib/address/paths'

/**
 * Lets links to other sites open in a new tab, without telling them where the reader came from. The base path is not
 * added here: gatsby-plugin-mdx does it.
 */
export function rehypeLinks() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'a' || !properties || !opensInNewTab(String(properties.href ?? ''))) return
      properties.target = '_blank'
      properties.rel = ['noopener', 'noreferrer']
    })
  }
}
