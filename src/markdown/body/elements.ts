import type { ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'

/** Keeps sizes such as 256 × 144 on one line, and the two signs of an arrow in code. */
export function rehypeUnbroken() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'code') {
        node.children = node.children.flatMap(withWholeArrows)
        return SKIP
      }
      if (node.type === 'text') node.value = node.value.replace(/(\d) × (?=\d)/g, '$1\u00a0×\u00a0')
      return undefined
    })
  }
}

/** Browsers break a line after any hyphen, so each arrow stands in an element that the style sheet keeps whole. */
function withWholeArrows(child: ElementContent): ElementContent[] {
  if (child.type !== 'text') return [child]
  const parts = child.value.split(/(->)/).filter((part) => part !== '')
  return parts.map((part) => (part === '->' ? h('span', part) : { type: 'text', value: part }))
}

/** Says of each box in a list of tasks whether it is done, also to those who do not see it. */
export function rehypeTasks() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'input' && properties) properties.ariaLabel = properties.checked ? 'Done' : 'To do'
    })
  }
}
