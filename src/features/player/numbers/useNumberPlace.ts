import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { boxInWindow } from './fieldNumbers'
import { listen } from './listen'
import type { NumberPlace } from './numberAt'
import type { LineBox, NumberBox } from './numberBoxes'
import { panelPlace } from './panelPlace'

type Parts = {
  boxes: () => readonly NumberBox[]
  /** Shows which number is meant. */
  mark: RefObject<HTMLElement>
  marked: NumberPlace | undefined
  /** What changes the number at the caret, under its line. */
  panel: RefObject<HTMLElement>
  atCaret: NumberPlace | undefined
}

/** Keeps the mark and the panel at their numbers, whatever is scrolled. */
export function useNumberPlace(field: HTMLTextAreaElement, { boxes, mark, marked, panel, atCaret }: Parts) {
  useLayoutEffect(() => {
    const lines = (place: NumberPlace | undefined) =>
      place && boxes().find((box) => box.place.start === place.start)?.lines
    const put = () => {
      putMark(field, mark.current!, lines(marked)?.at(0))
      putPanel(field, panel.current!, lines(atCaret)?.at(-1))
    }
    put()
    if (!marked && !atCaret) return
    const resizes = new ResizeObserver(put)
    resizes.observe(field)
    const stop = listen(document, 'scroll', put, true)
    return () => {
      resizes.disconnect()
      stop()
    }
  }, [field, boxes, mark, marked, panel, atCaret])
}

/** The mark is scrolled and cut with the code. */
function putMark(field: HTMLTextAreaElement, mark: HTMLElement, line: LineBox | undefined) {
  mark.hidden = !line
  const origin = mark.offsetParent?.getBoundingClientRect()
  if (!line || !origin) return
  const { left, bottom } = boxInWindow(field, line)
  mark.style.left = `${left - origin.left}px`
  mark.style.top = `${bottom - origin.top}px`
  mark.style.width = `${line.right - line.left}px`
}

/** The panel floats over the code, which may be too low for it. */
function putPanel(field: HTMLTextAreaElement, panel: HTMLElement, line: LineBox | undefined) {
  const place =
    line &&
    panelPlace({
      number: boxInWindow(field, line),
      code: scrollerOf(field).getBoundingClientRect(),
      width: panel.offsetWidth,
      height: panel.offsetHeight,
      floor: window.visualViewport ? window.visualViewport.offsetTop + window.visualViewport.height : innerHeight,
    })
  panel.style.visibility = place ? '' : 'hidden'
  panel.style.left = `${place?.left ?? 0}px`
  panel.style.top = `${place?.top ?? 0}px`
}

/** What cuts the field: the nearest box around it that scrolls. */
function scrollerOf(field: Element): Element {
  let box = field
  while (box.parentElement && getComputedStyle(box).overflowX !== 'auto') box = box.parentElement
  return box
}
