import { useEffect } from 'react'
import type { RefObject } from 'react'
import { SCROLLER } from '../../dom/scrollToNearest'
import { firstLoadScrollTop } from '../../lib/navigation/sidebar'

/** Brings the current entry into view once, when the sidebar appears. */
export function useFirstLoadScroll(sidebar: RefObject<HTMLElement>) {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const scroller = sidebar.current?.closest(SCROLLER)
      const item = sidebar.current?.querySelector('[aria-current="page"]')
      if (!scroller || !item || scroller.scrollTop > 0) return
      const scrollTop = firstLoadScrollTop({
        itemTop: item.getBoundingClientRect().top - scroller.getBoundingClientRect().top,
        visibleHeight: scroller.clientHeight,
      })
      if (scrollTop !== undefined) scroller.scrollTop = scrollTop
    })
    return () => cancelAnimationFrame(frame)
  }, [sidebar])
}
