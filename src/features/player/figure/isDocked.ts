import type { Band } from './seenView'

type Places = {
  /** Where the picture belongs, docked or not. */
  picture: Band
  code: Band
  /** What is seen of the page. */
  view: Band
}

/** Less than this, and a docked picture would leave hardly a line of code to be seen. */
const LEAST_VIEW_PX = 240

/** As much of a picture as makes it one that is seen where it belongs. */
const SEEN_PART = 2 / 3

/** Whether the picture of an edited program is docked: its code is in view, and it is not. */
export function isDocked({ picture, code, view }: Places): boolean {
  const isSeen = overlap(picture, view) >= (picture.bottom - picture.top) * SEEN_PART
  return !isSeen && overlap(code, view) > 0 && view.bottom - view.top >= LEAST_VIEW_PX
}

const overlap = (one: Band, other: Band) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
