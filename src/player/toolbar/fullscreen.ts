import { lockScroll } from '../../dom/lockScroll'
import { listen } from '../page/events'
import { placeOf } from './useMiniPlayer'
import './fullscreen.module.css'

/** Gives the screen back that a figure fills. */
let leave: (() => void) | undefined

/** Fills the screen with the picture of a figure and all that plays it, or gives the screen back. */
export function toggleFullscreen(figure: HTMLElement): void {
  if (leave) leave()
  else fill(figure)
}

function fill(figure: HTMLElement) {
  const button = figure.querySelector<HTMLElement>('[data-action=fullscreen]')!
  const { activeElement: active } = document
  // A browser may press a button without giving it the focus
  const back = figure.contains(active) ? (active as HTMLElement) : button
  const { top } = figure.getBoundingClientRect()
  const place = placeOf(figure)
  figure.before(place)
  const stops = [
    () => place.remove(),
    shutOut(figure),
    lockScroll(),
    listen(document, 'fullscreenchange', () => {
      if (!document.fullscreenElement) leave?.()
    }),
    listen(window, 'keydown', onEscape, true),
    listen(window, 'popstate', () => leave?.()),
  ]
  figure.toggleAttribute('data-fullscreen', true)
  button.ariaLabel = 'Leave fullscreen'
  back.focus({ preventScroll: true })
  // Where the browser cannot, or may not, the figure fills the window
  if ('requestFullscreen' in figure) figure.requestFullscreen({ navigationUI: 'hide' }).catch(() => {})
  leave = () => {
    leave = undefined
    stops.forEach((stop) => stop())
    figure.removeAttribute('data-fullscreen')
    button.ariaLabel = null
    back.focus({ preventScroll: true })
    const left = document.fullscreenElement === figure ? document.exitFullscreen() : Promise.resolve()
    void left.then(() => window.scrollBy({ top: figure.getBoundingClientRect().top - top, behavior: 'instant' }))
  }
}

function onEscape(event: Event) {
  const { key, isComposing } = event as KeyboardEvent
  if (key !== 'Escape' || isComposing) return
  event.preventDefault()
  // The keys stay whose they are
  event.stopPropagation()
  leave?.()
}

/** Shuts everything but an element out of what can be reached, by eye, hand and screen reader. */
function shutOut(element: HTMLElement): () => void {
  const shut: Element[] = []
  for (let inner: Element = element; inner !== document.body; inner = inner.parentElement!) {
    shut.push(...[...inner.parentElement!.children].filter((other) => other !== inner && !other.hasAttribute('inert')))
  }
  for (const other of shut) other.toggleAttribute('inert', true)
  return () => shut.forEach((other) => other.removeAttribute('inert'))
}
