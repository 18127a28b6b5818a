import type { Root as HtmlRoot } from 'hast'
import { visit } from 'unist-util-visit'
import type { Definition, Link, Parent, Root } from 'mdast'
import type { VFile } from 'vfile'
import { isDownload } from '../../lib/address/links'
import { opensInNewTab, pageOfSourceLink, withBasePath } from '../../lib/address/paths'
import type { JsxNode } from './jsxNode'

/** Links to source files, such as `./tween.mdx`, become page links. */
export function remarkSourceLinks() {
  return (tree: Root, { path: filePath }: VFile) => {
    visit(tree as Parent, (visited) => {
      const node = visited as Link | Definition | JsxNode
      if (node.type === 'link' || node.type === 'definition') node.url = pageOfSourceLink(node.url, filePath)
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      for (const attribute of node.attributes) {
        const { name, value } = attribute
        if (name === 'href' && typeof value === 'string') attribute.value = pageOfSourceLink(value, filePath)
      }
    })
  }
}

export function rehypeLinks({ basePath }: { basePath: string }) {
  return (tree: HtmlRoot) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      const { href } = properties ?? {}
      if (tagName === 'a' && typeof href === 'string') Object.assign(properties!, linkProps(href, basePath))
    })
  }
}

type LinkProps = { href: string; download?: true; target?: '_blank'; rel?: string }

/** External links open in a new tab without referrer, internal ones get the base path, files are downloaded. */
export function linkProps(href: string, basePath: string): LinkProps {
  const isOwn = href.startsWith('/') && !href.startsWith('//')
  return {
    href: isOwn ? withBasePath(href, basePath) : href,
    ...(isDownload(href) && { download: true }),
    ...(opensInNewTab(href) && { target: '_blank', rel: 'noopener noreferrer' }),
  }
}
