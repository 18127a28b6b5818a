import { EditorView, ViewPlugin } from '@codemirror/view'
import type { Extension } from '@codemirror/state'
import { takeRequestedSelection, type CodePosition } from '../../dom/requestedSelection'
import { MINI_PLAYER_EVENT, listen } from '../page/events'
import { visibleArea } from '../page/visibleArea'
import { OVERLAY_ATTRIBUTE } from './overlayAttribute'
import type { Band } from '../../dom/visibleWindow'

/** Keeps the caret clear of bars and of the mini player, which may appear while typing. */
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

/** The requested selection, else the start of the first visible line. */
export function firstSelection(view: EditorView, finished: HTMLElement): { anchor: number; head?: number } {
  const block = finished.closest('[data-code-block]')
  const pendingAction = block ? takeRequestedSelection(block) : undefined
  if (!pendingAction) return { anchor: firstSeenOffset(view) }
  const { doc } = view.state
  const offsetOf = ({ line: number, column }: CodePosition) => {
    const line = doc.line(Math.min(number + 1, doc.lines))
    return Math.min(line.from + column, line.to)
  }
  return { anchor: offsetOf(pendingAction.anchor), head: offsetOf(pendingAction.head) }
}

/** If the code is out of view, the line nearest to the viewport. */
export function firstSeenOffset(view: EditorView): number {
  const height = visibleArea().top - view.documentTop
  const line = view.lineBlockAtHeight(height)
  return line.top >= height || line.to === view.state.doc.length ? line.from : line.to + 1
}

function reveal(view: EditorView, offset: number) {
  view.requestMeasure({
    key: reveal,
    read: () => ({ across: wayAcross(view, offset), down: wayDown(view, offset) }),
    write: ({ across, down }) => {
      if (across !== 0) view.scrollDOM.scrollLeft += across
      if (down !== 0) (overlayOf(view) ?? window).scrollBy({ top: down, behavior: 'instant' })
    },
  })
}

/** Pixels to scroll right; negative for left. */
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
  const overlay = overlayOf(view)
  if (overlay) return scrollToSee(line, overlay.getBoundingClientRect())
  const dock = document.querySelector('figure[data-docked]')?.getBoundingClientRect()
  return scrollToSee(line, clearBand(visibleArea(), view.scrollDOM.getBoundingClientRect(), dock))
}

/** The code's own scroller, in the playground or over a page. */
const overlayOf = ({ dom, scrollDOM }: EditorView) =>
  dom.closest('[data-own-scroll]') ? scrollDOM : dom.closest(`[${OVERLAY_ATTRIBUTE}=code]`)

const ROOM_PX = 20

type Box = Band & { left: number; right: number }

/** The viewport minus the mini player at its top or bottom. */
export function clearBand(view: Band, code: Box, dock: Box | undefined): Band {
  if (!dock || dock.left >= code.right || dock.right <= code.left) return view
  return dock.top - view.top < view.bottom - dock.bottom
    ? { ...view, top: Math.max(view.top, dock.bottom) }
    : { ...view, bottom: Math.min(view.bottom, dock.top) }
}

/** Makes a line visible with a margin; negative for up. */
export function scrollToSee(line: Band, seen: Band): number {
  if (line.top < seen.top) return line.top - seen.top - ROOM_PX
  return line.bottom > seen.bottom ? line.bottom - seen.bottom + ROOM_PX : 0
}
