import { useEffect, useLayoutEffect, useRef } from 'react'
import { useEvent } from '../../dom/useEvent'

/** Two screens of the largest dialog; more would take slow phones over 100 ms. */
export const CARDS_PER_STEP = 32

/**
 * Calls `grow` when the end of the list is less than the height of its scroller below the visible part. `show` also
 * moves focus to the first new card.
 */
export function useGrowingList(shown: number, total: number, grow: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const focusNext = useRef<number>()
  const growList = useEvent(grow)
  useEffect(() => {
    if (shown === 0 || shown >= total) return
    // An end that is still near when the list has grown is only reported by a new observer
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)!.isIntersecting) growList()
      },
      { root: end.current!.parentElement, rootMargin: '100% 0px' },
    )
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [shown, total, growList])
  useLayoutEffect(() => {
    const card = focusNext.current
    if (card === undefined || card >= shown) return
    focusNext.current = undefined
    end.current!.parentElement!.querySelectorAll<HTMLElement>('[data-card]')[card]?.focus()
  }, [shown])
  return {
    end,
    show: () => {
      focusNext.current = shown
      grow()
    },
  }
}
