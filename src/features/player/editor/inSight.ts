import { ViewPlugin, EditorView } from '@codemirror/view'
import type { Extension } from '@codemirror/state'
import { seenView } from '../figure/seenView'
import { DOCKED } from '../figure/useDock'
import { listen } from '../listen'
import { clearBand, ROOM_PX, scrollToSee } from './clearBand'

/** Keeps the caret clear of bars and of a docked picture, which comes while something is written. */
export function inSight(): Extension {
  return [
    EditorView.scrollHandler.of((view, { head }) => {
      reveal(view, head)
      return true
    }),
    ViewPlugin.define((view) => ({
      destroy: listen(document, DOCKED, () => {
        if (view.hasFocus) reveal(view, view.state.selection.main.head)
      }),
    })),
  ]
}

/** Where the first line begins that is in view; of code that was scrolled away, the line nearest to the view. */
export function firstSeenOffset(view: EditorView): number {
  const height = seenView().top - view.documentTop
  const line = view.lineBlockAtHeight(height)
  return line.top >= height || line.to === view.state.doc.length ? line.from : line.to + 1
}

/** Scrolls the code sideways, and the page, until a place in it is seen. */
function reveal(view: EditorView, offset: number) {
  view.requestMeasure({
    key: reveal,
    read: () => ({ across: wayAcross(view, offset), down: wayDown(view, offset) }),
    write: ({ across, down }) => {
      if (across !== 0) view.scrollDOM.scrollLeft += across
      if (down !== 0) window.scrollBy({ top: down, behavior: 'instant' })
    },
  })
}

/** How far the code has to be scrolled to the right; less than zero for left. */
function wayAcross(view: EditorView, offset: number): number {
  const caret = view.coordsAtPos(offset)
  if (!caret) return 0
  const { scrollDOM: scroller } = view
  const left = scroller.getBoundingClientRect().left + ROOM_PX
  const right = left + scroller.clientWidth - 2 * ROOM_PX
  return caret.left > right ? caret.left - right : Math.min(0, caret.left - left)
}

function wayDown(view: EditorView, offset: number): number {
  const { top, bottom } = view.lineBlockAt(offset)
  const line = { top: view.documentTop + top, bottom: view.documentTop + bottom }
  const dock = document.querySelector('figure[data-docked]')?.getBoundingClientRect()
  return scrollToSee(line, clearBand(seenView(), view.scrollDOM.getBoundingClientRect(), dock))
}
