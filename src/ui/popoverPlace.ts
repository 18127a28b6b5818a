import { useLayoutEffect, useState, type RefObject } from 'react'
import { placeNextTo, type Box } from '../dom/boxes'
import { PHONE_MAX_WIDTH_PX } from '../lib/viewport/breakpoints'

/** Gap between button and popover. */
const POPOVER_OFFSET_PX = 12

/** Narrower in narrow windows. */
export const POPOVER_WIDTH_PX = 300

const POPOVER_HEIGHT_SHARE = 0.8

const EDGE_GAP_PX = 8

/** On phones, the same as the padding of the text. */
export const PHONE_EDGE_GAP_PX = 16

function edgeGapPx(windowWidth: number): number {
  return windowWidth <= PHONE_MAX_WIDTH_PX ? PHONE_EDGE_GAP_PX : EDGE_GAP_PX
}

export type PopoverAlign = 'start' | 'end'

type PopoverFacts = {
  trigger: Box
  align: PopoverAlign
  width: number
  windowWidth: number
  windowHeight: number
}

type PopoverPlace = { top: number; left: number; width: number; maxHeight: number }

/** Below the button, aligned with an edge, within the window. */
export function popoverPlace({ trigger, align, width, windowWidth, windowHeight }: PopoverFacts): PopoverPlace {
  const margin = edgeGapPx(windowWidth)
  const fittingWidth = Math.min(width, windowWidth - 2 * margin)
  const room = { left: margin, right: windowWidth - margin, top: 0, bottom: Infinity }
  const size = { gap: POPOVER_OFFSET_PX, width: fittingWidth, height: 0 }
  const { left, top } = placeNextTo({ anchor: trigger, align, ...size, room })
  return {
    top,
    left,
    width: fittingWidth,
    maxHeight: Math.min(windowHeight * POPOVER_HEIGHT_SHARE, windowHeight - top - margin),
  }
}

type Anchor = {
  button: RefObject<HTMLElement>
  align: PopoverAlign
  width: number
  /** Called when the button has disappeared with its bar, because the window became wider. */
  onGone: () => void
}

/** Also repositions on resize. */
export function usePopoverPlace({ button, align, width, onGone }: Anchor): Partial<PopoverPlace> {
  const [place, setPlace] = useState<Partial<PopoverPlace>>({ width })
  useLayoutEffect(() => {
    const keepBelowButton = () => {
      const trigger = button.current?.getBoundingClientRect()
      if (!trigger || trigger.width === 0) {
        onGone()
        return
      }
      const { clientWidth: windowWidth, clientHeight: windowHeight } = document.documentElement
      setPlace(popoverPlace({ trigger, align, width, windowWidth, windowHeight }))
    }
    keepBelowButton()
    window.addEventListener('resize', keepBelowButton)
    return () => window.removeEventListener('resize', keepBelowButton)
  }, [button, align, width, onGone])
  return place
}
