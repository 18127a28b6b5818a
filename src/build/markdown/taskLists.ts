import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Gives the boxes of a task list a name: whether the task is done. */
export function rehypeTaskLists() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'input' || properties?.type !== 'checkbox') return
      properties.ariaLabel = properties.checked ? 'Done' : 'Not done'
    })
  }
}
