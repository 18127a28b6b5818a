import { useEffect } from 'react'
import { opensElsewhere } from '../dom/keys'

/**
 * How long a click on a link in code waits for a second one, which selects a word, from release to press. A hand needs 60 to
 * 150 ms for it; the page behind the link, fetched while the pointer rested on it, is loaded meanwhile.
 */
const SECOND_CLICK_MS = 250

/** How far the pointer may tremble between press and release for a click; farther, it selects text. */
const CLICK_TREMBLE_PX = 3

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

/** A click on a link in code. */
type CodeClick = {
  /** Which click of a row it is, as the browser counts; 0 is a key. */
  detail: number
  pointerType: string
  /** Whether a key is held that opens the link elsewhere. */
  modified: boolean
  /** How far the pointer has moved since the press. */
  movedPx: number
}

/**
 * What a click on a link in code does. Code is there to be selected: with a mouse, only a single click in one place follows
 * the link, once no second one has come. Keys, touch and clicks that open a tab follow at once.
 */
export function clickOnCode({ detail, pointerType, modified, movedPx }: CodeClick): 'follow' | 'wait' | 'select' {
  if (detail === 0 || pointerType === 'touch' || modified) return 'follow'
  return detail === 1 && movedPx <= CLICK_TREMBLE_PX ? 'wait' : 'select'
}
