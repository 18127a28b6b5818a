import type { Content, Paragraph, Parent } from 'mdast'
import { toString } from 'mdast-util-to-string'

/** How the caption of a picture begins, and no other paragraph below a preview. */
const BEGINNING = 'You see '

/** The paragraph below a preview, or below another child of a parent, that says what its picture shows. */
export function captionBelow(parent: Parent, index: number): Paragraph | undefined {
  const below = parent.children[index + 1] as Content | undefined
  return below?.type === 'paragraph' && toString(below).startsWith(BEGINNING) ? below : undefined
}
