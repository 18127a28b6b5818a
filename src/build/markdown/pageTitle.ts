import type { Content, Heading, Root, Text } from 'mdast'
import { blockElement } from './jsxNode'

/** Turns `# Title [Subtitle]` into the header block of the page. */
export function remarkPageTitle() {
  return (tree: Root) => {
    const index = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1)
    const heading = tree.children[index] as Heading | undefined
    if (!heading) return
    const last = heading.children[heading.children.length - 1]
    const match = last?.type === 'text' ? /^(.*?)\s*\[([^\]]+)\]\s*$/s.exec(last.value) : null
    const header: Content[] = [heading]
    if (match && last?.type === 'text') {
      const text: Text = { ...last, value: match[1]! }
      heading.children = [...heading.children.slice(0, -1), ...(text.value === '' ? [] : [text])]
      header.push({
        type: 'paragraph',
        data: { hProperties: { className: ['subtitle'] } },
        children: [{ type: 'text', value: match[2]!.trim() }],
      })
    }
    tree.children.splice(index, 1, blockElement('PageHeader', {}, header) as Root['children'][number])
  }
}
