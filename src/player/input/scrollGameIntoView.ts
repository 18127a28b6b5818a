import { visibleArea } from '../page/visibleArea'
import type { Band } from '../../dom/visibleWindow'

/** Includes the toolbar and the touch buttons. */
export function scrollGameIntoView(pad: HTMLElement): void {
  const figure = pad.parentElement!
  const boxes = Array.from(figure.querySelectorAll('canvas, button'), (part) => part.getBoundingClientRect()).filter(
    ({ height }) => height > 0,
  )
  const played = {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
  if (!figure.matches('[data-fullscreen], [data-docked], [data-overlay]'))
    window.scrollBy({ top: scrollIntoViewBy(played, visibleArea()), behavior: 'instant' })
}

const ROOM_PX = 8

/** Shows an element, or its start if it does not fit; negative for up. */
export function scrollIntoViewBy(thing: Band, view: Band): number {
  const above = thing.top - view.top - ROOM_PX
  const below = thing.bottom - view.bottom + ROOM_PX
  if (above >= 0 && below <= 0) return 0
  return below > 0 ? Math.min(below, above) : above
}
