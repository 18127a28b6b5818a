import { useLayoutEffect, useRef, type RefObject } from 'react'
import { arrow, autoUpdate, computePosition, hide, offset, shift, size } from '@floating-ui/dom'

/** Distance from the symbol and the window's edges, and of the arrow from the corners. */
export const POPUP_DISTANCE_PX = 8
export const POPUP_ARROW = { widthPx: 7, heightPx: 3 }

/** Bounds of the scroll box. At the minimum, the popup overflows the window instead. */
const POPUP_MAXIMUM_HEIGHT_PX = 300
const POPUP_MINIMUM_HEIGHT_PX = 120

/** `roomPx` is the space below the symbol, `fixedPx` the height of the fixed parts. */
export function popupScrollHeight({ roomPx, fixedPx }: { roomPx: number; fixedPx: number }): number {
  return Math.min(Math.max(roomPx - fixedPx, POPUP_MINIMUM_HEIGHT_PX), POPUP_MAXIMUM_HEIGHT_PX)
}

type PopupParts = {
  popup: RefObject<HTMLElement>
  tip: RefObject<SVGElement>
  scrollBox: RefObject<HTMLElement>
}

/** Keeps the popup below its link and within the window; reports when the link scrolls out of view. */
export function usePopupPlace(link: HTMLElement, { popup, tip, scrollBox }: PopupParts, onOutOfView: () => void) {
  const outOfView = useRef(onOutOfView)
  outOfView.current = onOutOfView

  useLayoutEffect(() => {
    const element = popup.current!
    const tipElement = tip.current!
    const box = scrollBox.current!
    const place = async () => {
      const { x, y, middlewareData } = await computePosition(link, element, {
        placement: 'bottom-start',
        middleware: [
          offset(POPUP_DISTANCE_PX),
          shift({ padding: POPUP_DISTANCE_PX }),
          size({
            padding: POPUP_DISTANCE_PX,
            apply: ({ availableHeight }) => {
              const fixedPx = element.offsetHeight - box.offsetHeight
              box.style.maxHeight = `${popupScrollHeight({ roomPx: availableHeight, fixedPx })}px`
            },
          }),
          arrow({ element: tipElement, padding: POPUP_DISTANCE_PX }),
          hide(),
        ],
      })
      Object.assign(element.style, { left: `${x}px`, top: `${y}px`, visibility: 'visible' })
      tipElement.style.left = `${middlewareData.arrow?.x ?? 0}px`
      if (middlewareData.hide?.referenceHidden) outOfView.current()
    }
    return autoUpdate(link, element, () => void place())
  }, [link, popup, tip, scrollBox])
}
