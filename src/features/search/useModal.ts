import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Opens and closes a native modal dialog: the page behind it is inert and does not scroll, and the focus returns to where
 * it was.
 */
export function useModal(dialog: RefObject<HTMLDialogElement>, isOpen: boolean) {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    const { style, clientWidth } = document.documentElement
    const scrollbarWidth = window.innerWidth - clientWidth
    style.overflow = 'hidden'
    if (scrollbarWidth > 0) style.paddingInlineEnd = `${scrollbarWidth}px`
    element.showModal()
    return () => {
      element.close()
      style.overflow = ''
      style.paddingInlineEnd = ''
    }
  }, [dialog, isOpen])
}
