import type { Band } from '../figure/seenView'

type Box = Band & { left: number; right: number }

/** What is seen of some code: of the view what no docked picture covers, which stands at its top or bottom. */
export function clearBand(view: Band, code: Box, dock: Box | undefined): Band {
  if (!dock || dock.left >= code.right || dock.right <= code.left) return view
  return dock.top - view.top < view.bottom - dock.bottom
    ? { ...view, top: Math.max(view.top, dock.bottom) }
    : { ...view, bottom: Math.min(view.bottom, dock.top) }
}
