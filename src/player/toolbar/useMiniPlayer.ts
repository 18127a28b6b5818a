import { useLayoutEffect } from 'react'
import { scrollToNearest } from '../../dom/scrollToNearest'
import { MINI_PLAYER_EVENT, listen } from '../page/events'
import { seenView, seenWindow } from '../page/seenView'
import type { Band } from '../page/seenView'

type Parts = {
  /** What is docked, and what of it has to be in view otherwise. */
  figure: HTMLElement
  stage: HTMLElement
  /** The code that is edited. */
  block: HTMLElement
  isEditing: boolean
}

/** While a program is edited and the place of its picture is out of view, the picture stands where it hides no code. */
export function useMiniPlayer({ figure, stage, block, isEditing }: Parts) {
  useLayoutEffect(() => {
    if (!isEditing) return undefined
    let place: HTMLElement | undefined
    const root = document.documentElement
    const codeRight = () => block.parentElement!.getBoundingClientRect().right
    let offset = 0
    let height = 0

    const put = (side: DockSide | undefined) => {
      if (side === figure.dataset.docked) return
      if (side && !place) figure.before((place = placeOf(figure)))
      if (!side) {
        place?.remove()
        place = undefined
      }
      if (side) figure.dataset.docked = side
      else delete figure.dataset.docked
      block.style.marginRight = side === 'aside' ? `${codeRight() + ASIDE_PX - root.clientWidth}px` : ''
      const { top } = figure.getBoundingClientRect()
      const isBelow = side === 'across' && top > root.clientHeight / 2
      // What gets the focus stays clear of it
      root.style.scrollPaddingBottom = isBelow ? `${root.clientHeight - top + ROOM_PX}px` : ''
      if (side) document.dispatchEvent(new Event(MINI_PLAYER_EVENT))
    }
    const look = () => {
      if (!place) {
        const box = stage.getBoundingClientRect()
        offset = box.top - figure.getBoundingClientRect().top
        height = box.height
      }
      const top = (place ?? figure).getBoundingClientRect().top + offset
      // What stands fixed knows nothing of a phone's keyboard
      const seen = seenWindow()
      figure.style.setProperty('--unseen-above', `${seen.top}px`)
      figure.style.setProperty('--unseen-below', `${root.clientHeight - seen.bottom}px`)
      const code = block.getBoundingClientRect()
      figure.style.setProperty('--code-left', `${code.left}px`)
      figure.style.setProperty('--code-width', `${code.width}px`)
      const side = miniPlayerSide({ codeRight: codeRight(), width: root.clientWidth, height: root.clientHeight })
      figure.style.setProperty('--code-right', `${codeRight()}px`)
      put(isMiniPlayer({ picture: { top, bottom: top + height }, code, view: seenView(), side }) ? side : undefined)
      leaveRoom(figure)
    }

    // The press that begins to edit has enough to do
    const request = requestAnimationFrame(look)
    const resizes = new ResizeObserver(look)
    resizes.observe(block)
    resizes.observe(figure)
    const windows = [window, window.visualViewport].filter((it) => it !== null)
    const stops = windows.flatMap((it) => [listen(it, 'scroll', look), listen(it, 'resize', look)])
    return () => {
      cancelAnimationFrame(request)
      resizes.disconnect()
      stops.forEach((stop) => stop())
      put(undefined)
      leaveRoom(figure)
    }
  }, [figure, stage, block, isEditing])
}

/** What stays free between it and what gets the focus. */
const ROOM_PX = 8

type Places = {
  /** Where the picture belongs, docked or not. */
  picture: Band
  code: Band
  /** What is seen of the page. */
  view: Band
  side: DockSide
}

type Widths = {
  /** Where the code ends on the right, when it is not narrowed. */
  codeRight: number
  width: number
  height: number
}

/** `beside` the code where it has room, `aside` of code that is narrowed for it, or `across` a part of the window. */
type DockSide = 'beside' | 'aside' | 'across'

/** What a docked picture takes beside the code, with the room around it, which is that of the outline's column. */
const BESIDE_PX = 331
/** The same where the code is narrowed for it. */
const ASIDE_PX = 205
/** Up to here a window that is wider than high has no room above or below the code. */
const LOW_PX = 500

/** Less than this, and a picture that is docked across the window would leave hardly a line of code to be seen. */
const LEAST_VIEW_PX = 240
/** The least that shows a picture beside the code. */
const LEAST_VIEW_ASIDE_PX = 110

/** As much of a picture as makes it one that is seen where it belongs. */
const SEEN_PART = 2 / 3

/** Whether the picture of an edited program is docked: its code is in view, and it is not. */
export function isMiniPlayer({ picture, code, view, side }: Places): boolean {
  const isSeen = overlap(picture, view) >= (picture.bottom - picture.top) * SEEN_PART
  const least = side === 'across' ? LEAST_VIEW_PX : LEAST_VIEW_ASIDE_PX
  return !isSeen && overlap(code, view) > 0 && view.bottom - view.top >= least
}

/** Where a docked picture stands, so that it hides no code for good. */
export function miniPlayerSide({ codeRight, width, height }: Widths): DockSide {
  if (width - codeRight >= BESIDE_PX) return 'beside'
  return width > height && height <= LOW_PX ? 'aside' : 'across'
}

const overlap = (one: Band, other: Band) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)

/** What keeps the place of a figure in the page while it stands elsewhere: with its class, it has the same room around it. */
export function placeOf(figure: HTMLElement): HTMLElement {
  const place = document.createElement('figure')
  place.className = figure.className
  place.ariaHidden = 'true'
  place.style.height = `${figure.getBoundingClientRect().height}px`
  return place
}

/** What stands in the column of the outline ends above a figure that is docked there. */
function leaveRoom(figure: HTMLElement): void {
  const { style, clientHeight } = document.documentElement
  const { top } = figure.getBoundingClientRect()
  const room = figure.dataset.docked === 'beside' ? `${clientHeight - top + ROOM_PX}px` : ''
  if (room === style.getPropertyValue('--docked-room')) return
  style.setProperty('--docked-room', room)
  scrollToNearest(document.querySelector('[aria-current=location]'))
}
