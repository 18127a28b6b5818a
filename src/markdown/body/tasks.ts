import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Says of each box in a list of tasks whether it is done, also to those who do not see it. */
export function rehypeTasks() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'input' && properties) properties.ariaLabel = properties.checked ? 'Done' : 'To do'
    })
  }
}
