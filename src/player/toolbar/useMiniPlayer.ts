import { useLayoutEffect } from 'react'
import { scrollToNearest } from '../../dom/scrollToNearest'
import { MINI_PLAYER_EVENT, listen } from '../page/events'
import { visibleWindow, type Band } from '../../dom/visibleWindow'
import { visibleArea } from '../page/visibleArea'
import { placeOf } from '../page/placeOf'

type Parts = {
  /** The figure, and the part of it to keep in view. */
  figure: HTMLElement
  stage: HTMLElement
  /** The edited code. */
  block: HTMLElement
  isEditing: boolean
}

/**
 * Turns the picture of an edited program into a mini player while it would be out of view, placed where it hides no
 * code.
 */
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
      // Keeps focused elements clear of the mini player
      root.style.scrollPaddingBottom = isBelow ? `${root.clientHeight - top + ROOM_PX}px` : ''
      if (side) document.dispatchEvent(new Event(MINI_PLAYER_EVENT))
    }
    const look = () => {
      if (figure.dataset.overlay !== undefined) return
      // Next to the code anyway (src/player/editor/editBeside.ts)
      if (figure.parentElement?.dataset.example === 'editing') return put(undefined)
      if (!place) {
        const box = stage.getBoundingClientRect()
        offset = box.top - figure.getBoundingClientRect().top
        height = box.height
      }
      const top = (place ?? figure).getBoundingClientRect().top + offset
      // Fixed elements ignore a phone's keyboard
      const seen = visibleWindow()
      figure.style.setProperty('--unseen-above', `${seen.top}px`)
      figure.style.setProperty('--unseen-below', `${root.clientHeight - seen.bottom}px`)
      const code = block.getBoundingClientRect()
      figure.style.setProperty('--code-left', `${code.left}px`)
      figure.style.setProperty('--code-width', `${code.width}px`)
      const side = miniPlayerSide({ codeRight: codeRight(), width: root.clientWidth, height: root.clientHeight })
      figure.style.setProperty('--code-right', `${codeRight()}px`)
      put(isMiniPlayer({ picture: { top, bottom: top + height }, code, view: visibleArea(), side }) ? side : undefined)
      leaveRoom(figure)
    }

    // Keeps layout work out of the press that starts editing
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

/** Gap to focused elements. */
const ROOM_PX = 8

type Places = {
  /** Where the picture is when it is not a mini player. */
  picture: Band
  code: Band
  view: Band
  side: DockSide
}

type Widths = {
  /** Right edge of the code at full width. */
  codeRight: number
  width: number
  height: number
}

/** `beside` the code, `aside` next to narrowed code, or `across` part of the window. */
type DockSide = 'beside' | 'aside' | 'across'

/** Width next to the code, with the gaps of the outline's column. */
const BESIDE_PX = 331
/** Width next to narrowed code. */
const ASIDE_PX = 205
/** At or below this height, a landscape window has no space above or below the code. */
const LOW_PX = 500

/** Below this height, a mini player would leave hardly a line of code. */
const MIN_VIEW_PX = 240
/** Minimum height with the picture next to the code. */
const MIN_VIEW_ASIDE_PX = 110

/** The part of a picture that has to be visible for it to count as in view. */
const SEEN_PART = 2 / 3

/** Active while the code is in view and the picture is not. */
export function isMiniPlayer({ picture, code, view, side }: Places): boolean {
  const isSeen = overlap(picture, view) >= (picture.bottom - picture.top) * SEEN_PART
  const least = side === 'across' ? MIN_VIEW_PX : MIN_VIEW_ASIDE_PX
  return !isSeen && overlap(code, view) > 0 && view.bottom - view.top >= least
}

export function miniPlayerSide({ codeRight, width, height }: Widths): DockSide {
  if (width - codeRight >= BESIDE_PX) return 'beside'
  return width > height && height <= LOW_PX ? 'aside' : 'across'
}

const overlap = (one: Band, other: Band) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)

/** Shortens the outline above a mini player in its column. */
function leaveRoom(figure: HTMLElement): void {
  const { style, clientHeight } = document.documentElement
  const { top } = figure.getBoundingClientRect()
  const room = figure.dataset.docked === 'beside' ? `${clientHeight - top + ROOM_PX}px` : ''
  if (room === style.getPropertyValue('--docked-room')) return
  style.setProperty('--docked-room', room)
  scrollToNearest(document.querySelector('[aria-current=location]'))
}
