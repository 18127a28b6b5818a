import { seenView } from '../figure/seenView'
import { wayIntoView } from './wayIntoView'

/** Brings the picture of a game, its bar and its buttons for fingers into view together. */
export function showPlay(pad: HTMLElement): void {
  const figure = pad.parentElement!
  const boxes = Array.from(figure.querySelectorAll('canvas, button'), (part) => part.getBoundingClientRect()).filter(
    ({ height }) => height > 0,
  )
  const played = {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
  if (!figure.matches('[data-fullscreen], [data-docked]'))
    window.scrollBy({ top: wayIntoView(played, seenView()), behavior: 'instant' })
}
