import type { Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** Keeps sizes such as 256 × 144 on one line. */
export function rehypeSizes() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'code') return SKIP
      if (node.type === 'text') node.value = node.value.replace(/(\d) × (?=\d)/g, '$1\u00a0×\u00a0')
      return undefined
    })
  }
}
