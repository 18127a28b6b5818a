import { useLayoutEffect } from 'react'
import { scrollToNearest } from '../../../dom/scrollToNearest'
import { listen } from '../listen'
import { ASIDE_PX, dockSide, isDocked } from './isDocked'
import type { DockSide } from './isDocked'
import { placeOf } from './placeOf'
import { seenView, seenWindow } from './seenView'

/** What the document hears when a picture has been docked, which may cover what is written. */
export const DOCKED = 'turbo:docked'

/** What stays free between it and what gets the focus. */
const ROOM_PX = 8

type Parts = {
  /** What is docked, and what of it has to be in view otherwise. */
  figure: HTMLElement
  stage: HTMLElement
  /** The code that is edited. */
  block: HTMLElement
  isEditing: boolean
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

/** While a program is edited and the place of its picture is out of view, the picture stands where it hides no code. */
export function useDock({ figure, stage, block, isEditing }: Parts) {
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
      if (side) document.dispatchEvent(new Event(DOCKED))
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
      const side = dockSide({ codeRight: codeRight(), width: root.clientWidth, height: root.clientHeight })
      figure.style.setProperty('--code-right', `${codeRight()}px`)
      put(isDocked({ picture: { top, bottom: top + height }, code, view: seenView(), side }) ? side : undefined)
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
