import type { Band } from '../figure/seenView'

type Box = Band & { left: number; right: number }

/** How much is seen around the caret, in pixels. */
export const ROOM_PX = 20

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
