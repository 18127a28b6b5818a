import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { opensInNewTab, withBasePath } from '../../lib/paths'

/**
 * Finishes the links of a page: those to other sites open in a new tab, without telling them where the reader came from;
 * those to pages carry the base path.
 */
export function rehypeLinks({ basePath = '' } = {}) {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'a' || !properties) return
      const href = String(properties.href ?? '')
      properties.href = withBasePath(href, basePath)
      if (!opensInNewTab(href)) return
      properties.target = '_blank'
      properties.rel = ['noopener', 'noreferrer']
    })
  }
}
