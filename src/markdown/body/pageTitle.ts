import type { Content, Heading, Root } from 'mdast'
import { titleParts } from '../headings'
import { blockElement } from './jsxNode'

/** Turns `# Title [Subtitle]` into the header block of the page. */
export function remarkPageTitle() {
  return (tree: Root) => {
    const index = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1)
    const heading = tree.children[index] as Heading | undefined
    if (!heading) return
    const { title, subtitle } = titleParts(heading)
    heading.children = title
    const header: Content[] = [heading]
    if (subtitle) {
      header.push({ type: 'paragraph', data: { hProperties: { className: ['subtitle'] } }, children: subtitle })
    }
    tree.children.splice(index, 1, blockElement('PageHeader', {}, header) as Root['children'][number])
  }
}
