import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Takes the id of a row away from its cells, to which the step from Markdown to HTML copies it. */
export function rehypeRowIds() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'tr' }, (row: Element) => {
      for (const cell of row.children) if (cell.type === 'element') delete cell.properties?.id
    })
  }
}
