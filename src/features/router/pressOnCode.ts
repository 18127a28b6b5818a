/**
 * How long a click on a link in code waits for a second one, which selects a word, from release to press. A hand needs 60 to
 * 150 ms for it; the page behind the link, fetched while the pointer rested on it, is loaded meanwhile.
 */
export const SECOND_CLICK_MS = 250

/** How far the pointer may tremble between press and release for a click; farther, it selects text. */
export const CLICK_TREMBLE_PX = 3

/** A click on a link in code. */
export type CodeClick = {
  /** Which click of a row it is, as the browser counts; 0 is a key. */
  detail: number
  pointerType: string
  /** Whether a key is held that opens the link elsewhere. */
  modified: boolean
  /** How far the pointer has moved since the press. */
  movedPx: number
}

/**
 * What a click on a link in code does. Code is there to be selected: with a mouse, only a single click in one place follows
 * the link, once no second one has come. Keys, touch and clicks that open a tab follow at once.
 */
export function clickOnCode({ detail, pointerType, modified, movedPx }: CodeClick): 'follow' | 'wait' | 'select' {
  if (detail === 0 || pointerType === 'touch' || modified) return 'follow'
  return detail === 1 && movedPx <= CLICK_TREMBLE_PX ? 'wait' : 'select'
}
