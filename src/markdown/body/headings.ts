import type { Content, Heading, Root } from 'mdast'
import type { Element, Root as HtmlRoot } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'
import { headingIds, titleParts } from '../headings'
import { blockElement } from './jsxNode'

export function remarkHeadingIds() {
  return (tree: Root) => {
    for (const [heading, id] of headingIds(tree)) {
      heading.data = { ...heading.data, hProperties: { ...(heading.data?.hProperties as object), id } }
    }
  }
}

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

/** The link is a sibling, so that the heading's name is its text. */
export function rehypeHeadingAnchors() {
  return (tree: HtmlRoot) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!/^h[2-6]$/.test(node.tagName) || index === null || !parent) return undefined
      // The footnotes' heading is visually hidden
      if (String(node.properties?.className).includes('sr-only')) return undefined
      const id = String(node.properties?.id ?? '')
      const label = `Link to “${toString(node)}”`
      const box = h('div', { className: ['heading'], dataLevel: node.tagName.slice(1) }, [
        node,
        h('a', { className: ['anchor'], href: `#${id}`, ariaLabel: label }),
      ])
      parent.children[index] = box as Element
      return [SKIP, index + 1]
    })
  }
}
