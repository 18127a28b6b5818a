import { useEffect } from 'react'
import { opensElsewhere } from '../dom/keys'

/**
 * How long a click on a link in code waits for a second click, which selects a word. People take 60 to 150 ms; the page
 * loads in the meantime.
 */
const SECOND_CLICK_MS = 250

/** A press that moves further is a selection, not a click. */
const CLICK_TREMBLE_PX = 3

const linkInCode = (target: EventTarget | null) => (target as Element).closest?.<HTMLAnchorElement>('pre a[href]')

/**
 * Makes links in code selectable by dragging and double click. Browsers would drag the link instead, so it is inert
 * while the mouse button is down.
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
      // Not every browser has it on click events
      const pointerType = (event as PointerEvent).pointerType || (pressed?.pointerType ?? '')
      const response = clickOnCode({ detail, pointerType, modified: opensElsewhere(event), movedPx })
      if (response === 'follow') return
      event.preventDefault()
      // A click from a script counts as a key press
      if (response === 'wait') waiting = window.setTimeout(() => link.click(), SECOND_CLICK_MS)
    }
    const stop = new AbortController()
    const { signal } = stop
    // Before the browser selects or drags, and before the router
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

type CodeClick = {
  /** Click count; 0 for a key. */
  detail: number
  pointerType: string
  modified: boolean
  /** Pointer movement since the press. */
  movedPx: number
}

/**
 * A single mouse click follows the link after the double-click delay; keys, touch and clicks with a modifier follow it
 * immediately.
 */
export function clickOnCode({ detail, pointerType, modified, movedPx }: CodeClick): 'follow' | 'wait' | 'select' {
  if (detail === 0 || pointerType === 'touch' || modified) return 'follow'
  return detail === 1 && movedPx <= CLICK_TREMBLE_PX ? 'wait' : 'select'
}
