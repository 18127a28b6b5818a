import { lockScroll } from '../../dom/lockScroll'
import { listen } from '../page/events'
import { hideIdleToolbar } from './hideIdleToolbar'
import { placeOf } from '../page/placeOf'
import { makeOthersInert } from '../page/makeOthersInert'
import './fullscreen.module.css'

/** Exits fullscreen, if active. */
let leave: (() => void) | undefined

/** Reports each change. */
export function toggleFullscreen(figure: HTMLElement, onChange: (isFull: boolean) => void): void {
  if (leave) leave()
  else fill(figure, onChange)
}

function fill(figure: HTMLElement, onChange: (isFull: boolean) => void) {
  const button = figure.querySelector<HTMLElement>('[data-action=fullscreen]')!
  const { activeElement: active } = document
  // Some browsers press a button without focusing it
  const back = figure.contains(active) ? (active as HTMLElement) : button
  const { top } = figure.getBoundingClientRect()
  const { title } = button
  const nameButton = (name: string | null) => Object.assign(button, { ariaLabel: name, title: name ?? title })
  const place = placeOf(figure)
  figure.before(place)
  const stops = [
    () => place.remove(),
    makeOthersInert(figure),
    lockScroll(),
    coverCutouts(),
    keepPixelsWhole(figure),
    hideIdleToolbar(figure),
    listen(document, 'fullscreenchange', () => {
      if (!document.fullscreenElement) leave?.()
    }),
    listen(window, 'keydown', onEscape, true),
    listen(window, 'popstate', () => leave?.()),
  ]
  figure.toggleAttribute('data-fullscreen', true)
  nameButton('Leave fullscreen')
  onChange(true)
  back.focus({ preventScroll: true })
  // Without the Fullscreen API, the figure fills the window
  if ('requestFullscreen' in figure) figure.requestFullscreen({ navigationUI: 'hide' }).catch(() => {})
  leave = () => {
    leave = undefined
    stops.forEach((stop) => stop())
    figure.removeAttribute('data-fullscreen')
    nameButton(null)
    onChange(false)
    back.focus({ preventScroll: true })
    const left = document.fullscreenElement === figure ? document.exitFullscreen() : Promise.resolve()
    void left.then(() => window.scrollBy({ top: figure.getBoundingClientRect().top - top, behavior: 'instant' }))
  }
}

/** Extends the viewport below cutouts, whose insets the style sheet leaves free; returns a function that undoes it. */
function coverCutouts(): () => void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=viewport]')
  if (!meta) return () => {}
  const { content } = meta
  meta.content = `${content}, viewport-fit=cover`
  return () => (meta.content = content)
}

/** Sets the width of a device pixel, also for zoom factors without a rule in tokens.css. */
function keepPixelsWhole(figure: HTMLElement): () => void {
  const measure = () => figure.style.setProperty('--device-pixel', String(1 / window.devicePixelRatio))
  measure()
  const stop = listen(window, 'resize', measure)
  return () => {
    stop()
    figure.style.removeProperty('--device-pixel')
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
