import type { Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Directive } from './directive'

/** Colons in running text are no directives: `12:30pm` becomes text again, letter by letter as it was written. */
export function restoreWrittenColons(tree: Root, source: string) {
  visit(tree as Parent, 'textDirective', (node: Directive, index, parent: Parent | null) => {
    if (index === null || !parent) return
    const { start, end } = node.position!
    const value = source.slice(start.offset, end.offset)
    parent.children.splice(index, 1, { type: 'text', value, position: node.position })
  })
}
