import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { SymbolLinkOptions } from './symbolLinks'
import { isDownload } from '../../lib/address/links'
import { opensInNewTab, withBasePath } from '../../lib/address/paths'

/**
 * Lets links to other sites open in a new tab, without telling them where the reader came from; links of this site begin
 * with the folder that it is served from. What readers keep is saved, not opened.
 */
export function rehypeLinks({ basePath }: Pick<SymbolLinkOptions, 'basePath'>) {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'a' || !properties) return
      const href = String(properties.href ?? '')
      if (isDownload(href)) properties.download = true
      if (href.startsWith('/') && !href.startsWith('//')) properties.href = withBasePath(href, basePath)
      if (!opensInNewTab(href)) return
      properties.target = '_blank'
      properties.rel = ['noopener', 'noreferrer']
    })
  }
}
