import { listen } from '../page/events'
import { visibleWindow, type Band } from '../../dom/visibleWindow'
import { placeOf } from '../page/placeOf'
import { visibleArea } from '../page/visibleArea'
import { makeOthersInertInTasks } from '../page/makeOthersInert'
import { OVERLAY_ATTRIBUTE } from './overlayAttribute'
import './editOverlay.css'

/** The code is elsewhere or taller than the window. */
export function needsOverlay(block: HTMLElement, figure: HTMLElement): boolean {
  if (figure.previousElementSibling !== block) return true
  const { top, bottom } = visibleArea()
  return (block.querySelector('pre:not([hidden])')?.scrollHeight ?? 0) > bottom - top
}

/**
 * Both elements keep their position in the document; placeholders reserve their space. Escape outside of editor and
 * game, and the browser's Back, press Done. Returns a function that closes the overlay.
 */
export function openOverlay(block: HTMLElement, figure: HTMLElement): () => void {
  const root = document.documentElement
  // Read before the document changes, so that the page is laid out once
  const view = visibleWindow()
  const places = [placeOf(block), placeOf(figure)] as const
  const scrollbar = window.innerWidth - root.clientWidth
  const backdrop = document.createElement('div')
  block.before(places[0])
  figure.after(places[1])
  document.body.append(backdrop)
  // The page behind keeps its width
  root.style.paddingInlineEnd = `${scrollbar}px`
  const parts = { page: root, backdrop, code: block, picture: figure }
  for (const [part, element] of Object.entries(parts)) element.setAttribute(OVERLAY_ATTRIBUTE, part)
  const fit = ({ top, bottom }: Band = visibleWindow()) => {
    for (const { style } of [block, figure]) {
      style.setProperty('--overlay-top', `${top}px`)
      style.setProperty('--overlay-height', `${bottom - top}px`)
    }
    block.style.setProperty('--overlay-picture', `${figure.getBoundingClientRect().height}px`)
  }
  fit(view)
  const resizes = new ResizeObserver(() => fit())
  resizes.observe(figure)
  const back = backEntry(() => pressDone(figure))
  const stops = [
    ...[window, window.visualViewport].flatMap((it) =>
      it ? [listen(it, 'resize', () => fit()), listen(it, 'scroll', () => fit())] : [],
    ),
    listen(document, 'keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) pressDone(figure)
    }),
    makeOthersInertInTasks(block, figure),
    () => resizes.disconnect(),
  ]
  return () => {
    stops.forEach((stop) => stop())
    for (const element of Object.values(parts)) element.removeAttribute(OVERLAY_ATTRIBUTE)
    for (const element of [...places, backdrop]) element.remove()
    for (const name of ['--overlay-top', '--overlay-height', '--overlay-picture']) {
      for (const { style } of [block, figure]) style.removeProperty(name)
    }
    root.style.paddingInlineEnd = ''
    back()
  }
}

const pressDone = (figure: HTMLElement) => figure.querySelector<HTMLElement>('[data-action=edit]')!.click()

/**
 * Adds a history entry and calls back when the user leaves it. The entry has the page's key, so the router sees no
 * change. Returns a function that removes it, unless the user navigated to another page.
 */
function backEntry(onBack: () => void): () => void {
  window.history.pushState({ ...(window.history.state as object | null), isOverlay: true }, '')
  const stop = listen(window, 'popstate', () => {
    stop()
    onBack()
  })
  return () => {
    stop()
    if ((window.history.state as { isOverlay?: boolean } | null)?.isOverlay) window.history.back()
  }
}
