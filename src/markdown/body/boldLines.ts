import type { Paragraph, Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/**
 * Marks the paragraphs of callouts that are bold from beginning to end: they are the headline of what follows. CSS cannot
 * tell them from a paragraph that only begins bold, for it does not see text.
 */
export function remarkBoldLines() {
  return (tree: Root) => {
    visit(tree as Parent, { name: 'Callout' }, (callout) => {
      visit(callout as Parent, 'paragraph', (paragraph: Paragraph) => {
        if (paragraph.children.length !== 1 || paragraph.children[0]?.type !== 'strong') return
        paragraph.data = { ...paragraph.data, hProperties: { className: ['boldLine'] } }
      })
    })
  }
}
