import { useLayoutEffect, type RefObject } from 'react'
import { visibleWindow } from '../../../dom/visibleWindow'

/**
 * Sets `--visible-top` and `--visible-height` to the window above a phone's keyboard; a zoomed window counts as whole.
 */
export function useVisibleWindow(dialog: RefObject<HTMLElement>, isOpen: boolean) {
  useLayoutEffect(() => {
    const viewport = window.visualViewport
    const style = dialog.current?.style
    if (!isOpen || !viewport || !style) return undefined
    const fit = () => {
      const { top, bottom } = visibleWindow()
      const isZoomed = viewport.scale !== 1
      style.setProperty('--visible-top', isZoomed ? '' : `${top}px`)
      style.setProperty('--visible-height', isZoomed ? '' : `${bottom - top}px`)
    }
    fit()
    viewport.addEventListener('resize', fit)
    viewport.addEventListener('scroll', fit)
    return () => {
      viewport.removeEventListener('resize', fit)
      viewport.removeEventListener('scroll', fit)
    }
  }, [dialog, isOpen])
}
