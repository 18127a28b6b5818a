import type { Band } from '../figure/seenView'

/** What stays free around what came into view, in pixels. */
const ROOM_PX = 8

/** How far a page has to be scrolled down for all of something to be seen, or, where it does not fit, its beginning; less than zero for up. */
export function wayIntoView(thing: Band, view: Band): number {
  const above = thing.top - view.top - ROOM_PX
  const below = thing.bottom - view.bottom + ROOM_PX
  if (above >= 0 && below <= 0) return 0
  return below > 0 ? Math.min(below, above) : above
}
