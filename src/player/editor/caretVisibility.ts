import { EditorView, ViewPlugin } from '@codemirror/view'
import type { Extension } from '@codemirror/state'
import { takeRequestedSelection } from '../../dom/requestedSelection'
import type { CodePosition } from '../../dom/requestedSelection'
import { MINI_PLAYER_EVENT, listen } from '../page/events'
import { seenView } from '../page/seenView'
import type { Band } from '../page/seenView'

/** Keeps the caret clear of bars and of a docked picture, which comes while something is written. */
export function keepCaretVisible(): Extension {
  return [
    EditorView.scrollHandler.of((view, { head }) => {
      reveal(view, head)
      return true
    }),
    ViewPlugin.define((view) => ({
      destroy: listen(document, MINI_PLAYER_EVENT, () => {
        if (view.hasFocus) reveal(view, view.state.selection.main.head)
      }),
    })),
  ]
}

/** What is selected in a field when it comes: what was wished of its code, else the beginning of the first line in view. */
export function firstSelection(view: EditorView, finished: HTMLElement): { anchor: number; head?: number } {
  const block = finished.closest('[data-code-block]')
  const wish = block ? takeRequestedSelection(block) : undefined
  if (!wish) return { anchor: firstSeenOffset(view) }
  const { doc } = view.state
  const offsetOf = ({ line: number, column }: CodePosition) => {
    const line = doc.line(Math.min(number + 1, doc.lines))
    return Math.min(line.from + column, line.to)
  }
  return { anchor: offsetOf(wish.anchor), head: offsetOf(wish.head) }
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

/** How much is seen around the caret, in pixels. */
const ROOM_PX = 20

type Box = Band & { left: number; right: number }

/** What is seen of some code: of the view what no docked picture covers, which stands at its top or bottom. */
export function clearBand(view: Band, code: Box, dock: Box | undefined): Band {
  if (!dock || dock.left >= code.right || dock.right <= code.left) return view
  return dock.top - view.top < view.bottom - dock.bottom
    ? { ...view, top: Math.max(view.top, dock.bottom) }
    : { ...view, bottom: Math.min(view.bottom, dock.top) }
}

/** How far the page has to be scrolled down for a line to be seen, with some room; less than zero for up. */
export function scrollToSee(line: Band, seen: Band): number {
  if (line.top < seen.top) return line.top - seen.top - ROOM_PX
  return line.bottom > seen.bottom ? line.bottom - seen.bottom + ROOM_PX : 0
}
