import type { ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'

/** Prevents line breaks in sizes such as 256 × 144 and in arrows. */
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

/** Wraps arrows in an element, because browsers may break after a hyphen. */
function withWholeArrows(child: ElementContent): ElementContent[] {
  if (child.type !== 'text') return [child]
  const parts = child.value.split(/(->)/).filter((part) => part !== '')
  return parts.map((part) => (part === '->' ? h('span', part) : { type: 'text', value: part }))
}

export function rehypeTasks() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'input' && properties) properties.ariaLabel = properties.checked ? 'Done' : 'To do'
    })
  }
}
