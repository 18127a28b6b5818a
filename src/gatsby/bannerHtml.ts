import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { opensInNewTab } from '../lib/address/paths'

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
