import { EditorView, ViewPlugin } from '@codemirror/view'
import type { Extension } from '@codemirror/state'
import { listen } from '../listen'
import { seenView, seenWindow } from '../figure/seenView'
import { DOCKED } from '../figure/useDock'
import { clearBand } from './clearBand'

/** How much is seen around the caret, in pixels. */
const ROOM_PX = 20

/** Keeps the line of the caret clear of bars and of a docked picture, which comes while something is written. */
export function inSight(): Extension {
  return [
    EditorView.scrollMargins.of((view) => {
      const dock = document.querySelector('figure[data-docked]')?.getBoundingClientRect()
      const seen = clearBand(seenView(), view.scrollDOM.getBoundingClientRect(), dock)
      const { top, bottom } = seenWindow()
      return { top: seen.top - top + ROOM_PX, bottom: bottom - seen.bottom + ROOM_PX, left: ROOM_PX, right: ROOM_PX }
    }),
    ViewPlugin.define((view) => ({ destroy: listen(document, DOCKED, () => revealCaret(view)) })),
  ]
}

/** Where the first line begins that is in view; of code that was scrolled away, the line nearest to the view. */
export function firstSeenOffset(view: EditorView): number {
  const height = seenView().top - view.documentTop
  const line = view.lineBlockAtHeight(height)
  return line.top >= height || line.to === view.state.doc.length ? line.from : line.to + 1
}

function revealCaret(view: EditorView) {
  if (view.hasFocus) view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main) })
}
