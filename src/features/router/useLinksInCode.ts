import { useEffect } from 'react'
import { opensElsewhere } from '../../dom/opensElsewhere'
import { clickOnCode, SECOND_CLICK_MS } from './pressOnCode'

const linkInCode = (target: EventTarget | null) => (target as Element).closest?.<HTMLAnchorElement>('pre a[href]')

/**
 * Lets the reader select code that begins with a link, by dragging and by a double click. Browsers let no selection begin in
 * a link, and drag it away instead: while the mouse is down on it, it is none.
 */
export function useLinksInCode() {
  useEffect(() => {
    let pressed: PointerEvent | undefined
    let waiting: number | undefined
    let putBack = () => {}
    const press = (event: PointerEvent) => {
      clearTimeout(waiting)
      putBack()
      pressed = event
      const link = linkInCode(event.target)
      if (!link || event.button !== 0 || event.pointerType === 'touch' || opensElsewhere(event)) return
      const href = link.getAttribute('href')!
      link.removeAttribute('href')
      putBack = () => {
        link.setAttribute('href', href)
        putBack = () => {}
      }
    }
    const release = () => putBack()
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
    const stop = new AbortController()
    const { signal } = stop
    // Before the browser begins to select or to drag, and before the router follows the link
    document.addEventListener('pointerdown', press, { signal, capture: true })
    document.addEventListener('pointerup', release, { signal, capture: true })
    document.addEventListener('pointercancel', release, { signal, capture: true })
    document.addEventListener('click', click, { signal, capture: true })
    return () => {
      stop.abort()
      clearTimeout(waiting)
      putBack()
    }
  }, [])
}
