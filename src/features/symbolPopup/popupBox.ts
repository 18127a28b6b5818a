/** What a popup keeps from its symbol and from the edges of the window, and its tip from the corners of the popup. */
export const POPUP_DISTANCE_PX = 8
export const POPUP_ARROW = { widthPx: 7, heightPx: 3 }

/** The highest a popup's scroll box may be, and the lowest: below that it rather runs off the window. */
export const POPUP_MAXIMUM_HEIGHT_PX = 300
export const POPUP_MINIMUM_HEIGHT_PX = 120

/** The height a popup's scroll box may take, by the room below the symbol and what of the popup does not scroll. */
export function popupScrollHeight({ roomPx, fixedPx }: { roomPx: number; fixedPx: number }): number {
  return Math.min(Math.max(roomPx - fixedPx, POPUP_MINIMUM_HEIGHT_PX), POPUP_MAXIMUM_HEIGHT_PX)
}
