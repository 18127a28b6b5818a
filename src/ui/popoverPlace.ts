import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { placeBeside } from '../dom/boxes'
import type { Box } from '../dom/boxes'
import { PHONE_MAX_WIDTH_PX } from '../lib/viewport/breakpoints'

/** The gap between a button and the popover below it. */
const POPOVER_OFFSET_PX = 12

/** The width of a popover; it is narrower where the window is. */
export const POPOVER_WIDTH_PX = 300

/** The share of the window's height that a popover takes at most. */
const POPOVER_HEIGHT_SHARE = 0.8

/** The gap that stays between a popover and the edges of the window. */
const EDGE_GAP_PX = 8

/** The same on phones, where it is that of the text. */
export const PHONE_EDGE_GAP_PX = 16

function edgeGapPx(windowWidth: number): number {
  return windowWidth <= PHONE_MAX_WIDTH_PX ? PHONE_EDGE_GAP_PX : EDGE_GAP_PX
}

export type PopoverAlign = 'start' | 'end'

type PopoverFacts = {
  /** The box of the button in the window. */
  trigger: Box
  align: PopoverAlign
  width: number
  windowWidth: number
  windowHeight: number
}

/** The box of a popover in the window, in pixels. */
type PopoverPlace = { top: number; left: number; width: number; maxHeight: number }

/** Where a popover stands in the window: below its button, in line with one of its edges, and never cut off. */
export function popoverPlace({ trigger, align, width, windowWidth, windowHeight }: PopoverFacts): PopoverPlace {
  const margin = edgeGapPx(windowWidth)
  const fittingWidth = Math.min(width, windowWidth - 2 * margin)
  // It has all the height below
  const room = { left: margin, right: windowWidth - margin, top: 0, bottom: Infinity }
  const size = { gap: POPOVER_OFFSET_PX, width: fittingWidth, height: 0 }
  const { left, top } = placeBeside({ anchor: trigger, align, ...size, room })
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
  /** The button has gone with its bar: the window has become wider. */
  onGone: () => void
}

/** Where a popover stands: below its button, also while the window changes. */
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
