import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { lockScroll } from '../../dom/lockScroll'

/**
 * Opens and closes a native modal dialog: the page behind it is inert and does not scroll, and the focus returns to where
 * it was.
 */
export function useModal(dialog: RefObject<HTMLDialogElement>, isOpen: boolean) {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    const unlockScroll = lockScroll()
    element.showModal()
    return () => {
      element.close()
      unlockScroll()
    }
  }, [dialog, isOpen])
}
