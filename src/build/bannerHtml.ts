import type { GatsbyNode } from 'gatsby'
import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { opensInNewTab } from '../lib/paths'
import { siteConfig } from '../site/siteConfig'

/** The banner's line of Markdown as HTML; links to other sites open in a new tab, as everywhere. */
export function bannerHtml(content: string): string {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype)
  const tree = processor.runSync(processor.parse(content)) as Root
  visit(tree, 'element', ({ tagName, properties }: Element) => {
    if (tagName !== 'a' || !opensInNewTab(String(properties?.href))) return
    Object.assign(properties!, { target: '_blank', rel: ['noopener', 'noreferrer'] })
  })
  return toHtml(tree.children.flatMap((block) => ('children' in block ? block.children : [])))
}

/** Hands the banner to the site as finished HTML, so that no Markdown parser reaches the browser. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, plugins }) => {
  const html = siteConfig.banner ? bannerHtml(siteConfig.banner.content) : ''
  actions.setWebpackConfig({ plugins: [plugins.define({ __BANNER_HTML__: JSON.stringify(html) })] })
}
