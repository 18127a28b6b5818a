import type { Definition, Link, Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { pageOfSourceLink } from '../../lib/address/paths'
import type { JsxNode } from './jsxNode'

/** Where the pages lie: the absolute path of the content folder, with slashes. */
export type SourceLinkOptions = { contentFolder: string }

/** Turns links that name a source file, such as `./tween.mdx`, into links to its page. */
export function remarkSourceLinks({ contentFolder }: SourceLinkOptions) {
  return (tree: Root, file: VFile) => {
    const filePath = file.path.replaceAll('\\', '/').replace(`${contentFolder}/`, '')
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
