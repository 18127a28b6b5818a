import { lockScroll } from '../../dom/lockScroll'
import { listen } from '../page/events'
import { placeOf } from './useMiniPlayer'
import './fullscreen.module.css'

/** Exits fullscreen, if active. */
let leave: (() => void) | undefined

export function toggleFullscreen(figure: HTMLElement): void {
  if (leave) leave()
  else fill(figure)
}

function fill(figure: HTMLElement) {
  const button = figure.querySelector<HTMLElement>('[data-action=fullscreen]')!
  const { activeElement: active } = document
  // Some browsers press a button without focusing it
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
  // Without the Fullscreen API, the figure fills the window
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
  // The page ignores keys meant for the game
  event.stopPropagation()
  leave?.()
}

/** Makes everything but an element inert; returns a function that undoes it. */
function shutOut(element: HTMLElement): () => void {
  const shut: Element[] = []
  for (let inner: Element = element; inner !== document.body; inner = inner.parentElement!) {
    shut.push(...[...inner.parentElement!.children].filter((other) => other !== inner && !other.hasAttribute('inert')))
  }
  for (const other of shut) other.toggleAttribute('inert', true)
  return () => shut.forEach((other) => other.removeAttribute('inert'))
}
