import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { popoverPlace } from './popoverPlace'
import type { PopoverAlign, PopoverPlace } from './popoverPlace'

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
