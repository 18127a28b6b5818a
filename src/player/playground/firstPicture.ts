import { DEFAULT_CANVAS } from '../../lib/code/canvas'
import type { openedLinkIn } from '../project/openedLink'
import { programOf } from '../project/project'
import { paint } from '../run/paint'
import type { PlayedPicture } from '../runtime/session'
import { FIRST_PICTURE_CLASS } from './removeFirstPicture'

/** Undefined if it needs other files, whose readers load with the workbench. */
export function programAlone(link: Awaited<ReturnType<typeof openedLinkIn>>): string | undefined {
  if (!link || 'error' in link || link.files.length > 1 || link.sprites?.length) return undefined
  return programOf(link.files)
}

const TOOLBAR_HEIGHT_PX = 44
const FILES_WIDTH_PX = 181
const SEPARATOR_WIDTH_PX = 9
const BORDER_WIDTH_PX = 1

export type Room = {
  window: { width: number; height: number }
  /** The end of the header. */
  top: number
  layout: 'side by side' | 'stacked' | 'on its side'
  /** The width of the picture's pane in percent of code and picture. */
  split: number
}

/** Where the workbench will place a picture of the default size: center and top, and the most that it may be wide. */
export function pictureRoom({ window, top, layout, split }: Room) {
  const isWide = layout === 'side by side'
  const pane = isWide
    ? ((window.width - FILES_WIDTH_PX - SEPARATOR_WIDTH_PX) * split) / 100
    : layout === 'stacked'
      ? window.width
      : window.width / 2 - BORDER_WIDTH_PX
  const padding = isWide ? 16 : 8
  const [width, height] = DEFAULT_CANVAS
  return {
    center: layout === 'on its side' ? pane / 2 : window.width - pane / 2,
    top: top + TOOLBAR_HEIGHT_PX + padding,
    width: Math.min(pane - 2 * padding, ((isWide ? 0.52 : 0.34) * window.height * width) / height),
  }
}

/** Paints over the page, outside of what React renders, until the workbench has painted its own canvas. */
export function showFirstPicture(picture: PlayedPicture, room: Room) {
  const { center, top, width } = pictureRoom(room)
  const canvas = document.createElement('canvas')
  canvas.className = FIRST_PICTURE_CLASS
  canvas.ariaHidden = 'true'
  // In whole device pixels per picture pixel, like Stage.module.css
  const least = `min(${width}px, ${picture.width}px)`
  const whole = `round(down, ${width + 0.5}px, ${picture.width}px * var(--device-pixel, 1))`
  canvas.style.cssText = `position: fixed; top: ${top}px; left: ${center}px; width: ${width}px; width: max(${whole}, ${least}); translate: -50%; image-rendering: pixelated; pointer-events: none`
  paint(canvas, picture)
  document.body.append(canvas)
  removeWithPage(canvas)
}

/** The user may leave before the workbench has painted. */
function removeWithPage(canvas: HTMLElement) {
  const { pathname } = location
  const observer = new MutationObserver(() => {
    if (location.pathname !== pathname) canvas.remove()
    if (!canvas.isConnected) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
