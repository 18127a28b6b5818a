import { listen } from '../page/events'
import { placeOf } from '../toolbar/useMiniPlayer'
import { visibleArea, visibleWindow } from '../page/visibleArea'
import './editOverlay.css'

/** Marks a part of the overlay: `page`, `backdrop`, `code` or `picture`. */
export const OVERLAY_ATTRIBUTE = 'data-overlay'

/** Whether a program is edited in an overlay: its code is elsewhere or taller than the window. */
export function needsOverlay(block: HTMLElement, figure: HTMLElement): boolean {
  if (figure.previousElementSibling !== block) return true
  const { top, bottom } = visibleArea()
  return (block.querySelector('pre:not([hidden])')?.scrollHeight ?? 0) > bottom - top
}

/**
 * Shows code and picture in an overlay. Both stay where they are in the document, with placeholders that keep the page
 * from moving. Returns a function that closes it.
 */
export function openOverlay(block: HTMLElement, figure: HTMLElement): () => void {
  const root = document.documentElement
  const places = [placeOf(block), placeOf(figure)] as const
  const backdrop = document.createElement('div')
  block.before(places[0])
  figure.after(places[1])
  document.body.append(backdrop)
  const parts = { page: root, backdrop, code: block, picture: figure }
  for (const [part, element] of Object.entries(parts)) element.setAttribute(OVERLAY_ATTRIBUTE, part)
  const fit = () => {
    const { top, bottom } = visibleWindow()
    root.style.setProperty('--overlay-top', `${top}px`)
    root.style.setProperty('--overlay-height', `${bottom - top}px`)
    root.style.setProperty('--overlay-picture', `${figure.getBoundingClientRect().height}px`)
  }
  fit()
  const resizes = new ResizeObserver(fit)
  resizes.observe(figure)
  const stops = [window, window.visualViewport].flatMap((it) => (it ? [listen(it, 'resize', fit)] : []))
  // The page behind the overlay is out of reach
  const guard = ({ target }: Event) => {
    const element = target as Element
    if (!block.contains(element) && !figure.contains(element) && element.closest('main')) {
      figure.querySelector<HTMLElement>('[data-action=edit]')?.focus()
    }
  }
  document.addEventListener('focusin', guard)
  return () => {
    document.removeEventListener('focusin', guard)
    resizes.disconnect()
    stops.forEach((stop) => stop())
    for (const element of Object.values(parts)) element.removeAttribute(OVERLAY_ATTRIBUTE)
    for (const element of [...places, backdrop]) element.remove()
  }
}
