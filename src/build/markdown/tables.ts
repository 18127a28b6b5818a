import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { jsxElement } from './jsxElement'

/** Puts each table into a box that scrolls sideways, named after the section it stands in. */
export function rehypeTables() {
  return (tree: Root) => {
    const used = new Map<string, number>()
    let section = ''
    visit(tree, 'element', (node: Element, index, parent: Parent | null) => {
      if (/^h[1-6]$/.test(node.tagName)) section = toString(node)
      if (node.tagName !== 'table' || !parent || index === null || isBox(parent)) return
      const label = section === '' ? 'Table' : `Table: ${section}`
      const count = (used.get(label) ?? 0) + 1
      used.set(label, count)
      const name = count === 1 ? label : `${label} (${count})`
      parent.children[index] = jsxElement('TableBox', { label: name }, [node as ElementContent])
    })
  }
}

function isBox(parent: Parent) {
  return (parent as { name?: string }).name === 'TableBox'
}
