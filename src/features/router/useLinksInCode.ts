import { useEffect } from 'react'
import { opensElsewhere } from '../../dom/opensElsewhere'
import { clickOnCode, SECOND_CLICK_MS } from './pressOnCode'

const linkInCode = (target: EventTarget | null) => (target as Element).closest?.<HTMLAnchorElement>('pre a[href]')

/** Lets the reader select code that begins with a link, by dragging and by a double click. */
export function useLinksInCode() {
  useEffect(() => {
    let pressed: PointerEvent | undefined
    let waiting: number | undefined
    const press = (event: PointerEvent) => {
      clearTimeout(waiting)
      pressed = event
      const link = linkInCode(event.target)
      // A link that can be dragged away would not let the text be selected
      if (link) link.draggable = false
    }
    const click = (event: MouseEvent) => {
      const link = linkInCode(event.target)
      if (!link) return
      const { detail, clientX, clientY } = event
      const movedPx = pressed ? Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) : 0
      // Not every browser says so with the click
      const pointerType = (event as PointerEvent).pointerType || (pressed?.pointerType ?? '')
      const response = clickOnCode({ detail, pointerType, modified: opensElsewhere(event), movedPx })
      if (response === 'follow') return
      event.preventDefault()
      // A click by script counts as a key
      if (response === 'wait') waiting = window.setTimeout(() => link.click(), SECOND_CLICK_MS)
    }
    document.addEventListener('pointerdown', press)
    // Before the router follows the link
    document.addEventListener('click', click, true)
    return () => {
      clearTimeout(waiting)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('click', click, true)
    }
  }, [])
}
