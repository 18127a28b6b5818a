import type { EditorView } from '@codemirror/view'
import { takeWishedCaret } from '../../../dom/wishedCaret'
import type { CodeSpot } from '../../../dom/wishedCaret'
import { firstSeenOffset } from './inSight'

/** What is selected in a field when it comes: what was wished of its code, else the beginning of the first line in view. */
export function firstSelection(view: EditorView, finished: HTMLElement): { anchor: number; head?: number } {
  const block = finished.closest('[data-code-block]')
  const wish = block ? takeWishedCaret(block) : undefined
  if (!wish) return { anchor: firstSeenOffset(view) }
  const { doc } = view.state
  const offsetOf = ({ line: number, column }: CodeSpot) => {
    const line = doc.line(Math.min(number + 1, doc.lines))
    return Math.min(line.from + column, line.to)
  }
  return { anchor: offsetOf(wish.anchor), head: offsetOf(wish.head) }
}
