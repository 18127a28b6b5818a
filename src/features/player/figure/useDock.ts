import { useLayoutEffect } from 'react'
import { listen } from '../listen'
import { isDocked } from './isDocked'
import { seenView, seenWindow } from './seenView'

/** What the document hears when a picture has been docked, which may cover what is written. */
export const DOCKED = 'turbo:docked'

type Parts = {
  /** What is docked, and what of it has to be in view otherwise. */
  figure: HTMLElement
  stage: HTMLElement
  /** The code that is edited. */
  block: HTMLElement
  isEditing: boolean
}

/** While a program is edited and the place of its picture is out of view, the picture stands in a corner of what is seen. */
export function useDock({ figure, stage, block, isEditing }: Parts) {
  useLayoutEffect(() => {
    if (!isEditing) return undefined
    // Keeps the place of the figure: with the same class, it has the same room around it
    const place = document.createElement('figure')
    place.className = figure.className
    place.ariaHidden = 'true'
    let offset = 0
    let height = 0

    const put = (docks: boolean) => {
      if (docks === figure.hasAttribute('data-docked')) return
      if (docks) {
        place.style.height = `${figure.getBoundingClientRect().height}px`
        figure.before(place)
      } else place.remove()
      figure.toggleAttribute('data-docked', docks)
      block.toggleAttribute('data-picture-docked', docks)
      if (docks) document.dispatchEvent(new Event(DOCKED))
    }
    const look = () => {
      if (!place.isConnected) {
        const box = stage.getBoundingClientRect()
        offset = box.top - figure.getBoundingClientRect().top
        height = box.height
      }
      const top = (place.isConnected ? place : figure).getBoundingClientRect().top + offset
      // What stands fixed knows nothing of a phone's keyboard
      const seen = seenWindow()
      figure.style.setProperty('--unseen-above', `${seen.top}px`)
      figure.style.setProperty('--unseen-below', `${document.documentElement.clientHeight - seen.bottom}px`)
      put(isDocked({ picture: { top, bottom: top + height }, code: block.getBoundingClientRect(), view: seenView() }))
    }

    // The press that begins to edit has enough to do
    const request = requestAnimationFrame(look)
    const resizes = new ResizeObserver(look)
    resizes.observe(block)
    const windows = [window, window.visualViewport].filter((it) => it !== null)
    const stops = windows.flatMap((it) => [listen(it, 'scroll', look), listen(it, 'resize', look)])
    return () => {
      cancelAnimationFrame(request)
      resizes.disconnect()
      stops.forEach((stop) => stop())
      put(false)
    }
  }, [figure, stage, block, isEditing])
}
