import type { Band } from './seenView'

type Places = {
  /** Where the picture belongs, docked or not. */
  picture: Band
  code: Band
  /** What is seen of the page. */
  view: Band
  side: DockSide
}

type Widths = {
  /** Where the code ends on the right, when it is not narrowed. */
  codeRight: number
  width: number
  height: number
}

/** `beside` the code where it has room, `aside` of code that is narrowed for it, or `across` a part of the window. */
export type DockSide = 'beside' | 'aside' | 'across'

/** What a docked picture takes beside the code, with the room around it, which is that of the outline's column. */
const BESIDE_PX = 331
/** The same where the code is narrowed for it. */
export const ASIDE_PX = 205
/** Up to here a window that is wider than high has no room above or below the code. */
const LOW_PX = 500

/** Less than this, and a picture that is docked across the window would leave hardly a line of code to be seen. */
const LEAST_VIEW_PX = 240
/** The least that shows a picture beside the code. */
const LEAST_VIEW_ASIDE_PX = 110

/** As much of a picture as makes it one that is seen where it belongs. */
const SEEN_PART = 2 / 3

/** Whether the picture of an edited program is docked: its code is in view, and it is not. */
export function isDocked({ picture, code, view, side }: Places): boolean {
  const isSeen = overlap(picture, view) >= (picture.bottom - picture.top) * SEEN_PART
  const least = side === 'across' ? LEAST_VIEW_PX : LEAST_VIEW_ASIDE_PX
  return !isSeen && overlap(code, view) > 0 && view.bottom - view.top >= least
}

/** Where a docked picture stands, so that it hides no code for good. */
export function dockSide({ codeRight, width, height }: Widths): DockSide {
  if (width - codeRight >= BESIDE_PX) return 'beside'
  return width > height && height <= LOW_PX ? 'aside' : 'across'
}

const overlap = (one: Band, other: Band) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
