import { listen } from '../page/events'

/** How long the toolbar of a running game stays after the last touch outside the touch buttons. */
const TOOLBAR_HIDE_DELAY_MS = 3000

/**
 * `data-idle` marks a figure whose toolbar may hide: on touch screens, after a delay. Returns a function that stops.
 */
export function hideIdleToolbar(figure: HTMLElement): () => void {
  if (!window.matchMedia('(pointer: coarse)').matches) return () => {}
  let timer: number | undefined
  const show = () => {
    figure.removeAttribute('data-idle')
    window.clearTimeout(timer)
    timer = window.setTimeout(() => figure.toggleAttribute('data-idle', true), TOOLBAR_HIDE_DELAY_MS)
  }
  const showUnlessPlaying = ({ target }: Event) => {
    if (!(target as Element).closest('[data-button]')) show()
  }
  const stops = [listen(figure, 'pointerdown', showUnlessPlaying), listen(figure, 'focusin', show)]
  show()
  return () => {
    stops.forEach((stop) => stop())
    window.clearTimeout(timer)
    figure.removeAttribute('data-idle')
  }
}
