import { useEffect } from 'react'
import { navigate } from 'gatsby'
import { isOverlayOpen } from '../../dom/isOverlayOpen'
import { isTyping } from '../../dom/isTyping'
import { isRoutedTarget, pageForKey } from './pageForKey'
import type { Neighbors } from '../../lib/page/page'

/** Lets the reader turn pages with Shift and the arrow keys. */
export function usePageTurnKeys({ previous, next }: Neighbors) {
  useEffect(() => {
    const turnPage = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const { key, shiftKey, ctrlKey, altKey, metaKey } = event
      const press = { key, shiftKey, ctrlKey, altKey, metaKey }
      const selecting = window.getSelection()?.isCollapsed === false
      const page = pageForKey(
        { ...press, typing: isTyping(event.target), overlayOpen: isOverlayOpen(), selecting },
        { previous, next },
      )
      if (!page) return
      event.preventDefault()
      if (isRoutedTarget(page.path)) void navigate(page.path)
      else window.open(page.path, '_blank', 'noopener')
    }
    window.addEventListener('keydown', turnPage)
    return () => window.removeEventListener('keydown', turnPage)
  }, [previous, next])
}
