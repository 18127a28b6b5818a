import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { showsTopButton, TOP_BUTTON_DISTANCE_PX } from './barLabels'

/** Whether the way back to the top is long enough for a button. */
export function useTopButton(topBar: RefObject<HTMLElement>): boolean {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!topBar.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        const bar = entries[entries.length - 1]
        if (bar) setIsShown(!bar.isIntersecting && showsTopButton(-bar.boundingClientRect.bottom))
      },
      { rootMargin: `${TOP_BUTTON_DISTANCE_PX}px 0px 0px` },
    )
    observer.observe(topBar.current)
    return () => observer.disconnect()
  }, [topBar])
  return isShown
}
