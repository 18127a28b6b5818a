import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'

/** Puts each table into a box that scrolls sideways. */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || index === null || !parent) return undefined
      dropLineBreaks(node)
      parent.children[index] = h('div', { className: ['tableScroll'] }, [node])
      return [SKIP, index + 1]
    })
  }
}

/** The line breaks between rows and cells say nothing and are carried by every page's script. */
function dropLineBreaks(element: Element) {
  if (!['table', 'thead', 'tbody', 'tr'].includes(element.tagName)) return
  element.children = element.children.filter((child) => child.type === 'element')
  for (const child of element.children) if (child.type === 'element') dropLineBreaks(child)
}
