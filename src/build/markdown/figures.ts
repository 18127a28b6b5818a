import type { Element, Parent, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Turns an image that stands alone and has a title into a figure with the title as its caption. */
export function rehypeFigures() {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element, index, parent: Parent | null) => {
      const image = node.tagName === 'p' && node.children.length === 1 ? (node.children[0] as Element) : node
      const isInText = image === node && parent?.type === 'element' && ['p', 'figure', 'a'].includes((parent as Element).tagName)
      const title = image.tagName === 'img' && image.properties?.title
      if (!title || isInText || !parent || index === null) return
      const { title: caption, ...properties } = image.properties ?? {}
      parent.children[index] = {
        type: 'element',
        tagName: 'figure',
        properties: {},
        children: [
          { ...image, properties },
          {
            type: 'element',
            tagName: 'figcaption',
            properties: {},
            children: [{ type: 'text', value: String(caption) }],
          },
        ],
      }
    })
  }
}
