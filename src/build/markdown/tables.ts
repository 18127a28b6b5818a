import type { Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'

/** Puts each table into a box that scrolls sideways. */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || index === null || !parent) return undefined
      parent.children[index] = h('div', { className: ['tableScroll'] }, [node])
      return [SKIP, index + 1]
    })
  }
}
