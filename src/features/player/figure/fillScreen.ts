import { loadedOnce } from '../../../lib/loading/loadedOnce'

const load = loadedOnce(() => import(/* webpackChunkName: "player-fullscreen" */ './fullscreen'))

/** Fills the screen with the picture of a figure, or gives the screen back. Where that cannot be loaded, the next press tries again. */
export function fillScreen(figure: HTMLElement): void {
  load().then(
    ({ toggleFullscreen }) => toggleFullscreen(figure),
    () => {},
  )
}
