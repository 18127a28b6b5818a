import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { boxInWindow } from './fieldNumbers'
import { listen } from '../listen'
import type { NumberPlace } from './numberAt'
import type { Box } from '../../../dom/placeBeside'
import { seenWindow } from '../figure/seenView'
import { panelPlace } from './panelPlace'
import type { NumberBoxes } from './useNumberBoxes'

type Parts = {
  text: string
  boxes: NumberBoxes
  /** Shows which number is meant. */
  mark: RefObject<HTMLElement>
  marked: NumberPlace | undefined
  /** What changes the number at the caret, under its line. */
  panel: RefObject<HTMLElement>
  atCaret: NumberPlace | undefined
}

/** Keeps the mark and the panel at their numbers, whatever is scrolled. */
export function useNumberPlace(field: HTMLTextAreaElement, parts: Parts) {
  const { text, boxes, mark, marked, panel, atCaret } = parts
  const latest = useRef(parts)
  latest.current = parts
  // A number that is dragged stays where it begins, and nothing is measured under the pointer
  const markedAt = marked && positionIn(text, marked)
  const caretAt = atCaret && `${positionIn(text, atCaret)} ${atCaret.kind}`

  useLayoutEffect(() => {
    const put = () => {
      const { text: told, marked: shown, atCaret: changed } = latest.current
      // A text that comes from outside reaches the field after this
      if (field.value !== told) return
      // All is measured before anything moves, or the page would be laid out twice
      const markPlace = placeOfMark(field, mark.current!, shown && boxes.of(shown)?.box)
      const place = placeOfPanel(field, panel.current!, changed && boxes.of(changed)?.box)
      putAt(mark.current!, markPlace)
      putAt(panel.current!, place)
    }
    put()
    if (!markedAt && !caretAt) return
    const resizes = new ResizeObserver(put)
    resizes.observe(field)
    resizes.observe(panel.current!)
    const stop = listen(document, 'scroll', put, true)
    return () => {
      resizes.disconnect()
      stop()
    }
  }, [field, boxes, mark, markedAt, panel, caretAt])
}

/** Line and column, as long as which a number stands where it did. */
function positionIn(text: string, { start }: NumberPlace): string {
  const lines = text.slice(0, start).split('\n')
  return `${lines.length}:${lines.at(-1)!.length}`
}

type Place = { left: number; top: number }

/** The mark is scrolled and cut with the code. */
function placeOfMark(field: HTMLTextAreaElement, mark: HTMLElement, box: Box | undefined): Place | undefined {
  const origin = mark.offsetParent?.getBoundingClientRect()
  if (!box || !origin) return undefined
  const { left, bottom } = boxInWindow(field, box)
  return { left: left - origin.left, top: bottom - origin.top }
}

/** The panel floats over the code, which may be too low for it. */
function placeOfPanel(field: HTMLTextAreaElement, panel: HTMLElement, box: Box | undefined): Place | undefined {
  if (!box || panel.childElementCount === 0) return undefined
  return panelPlace({
    number: boxInWindow(field, box),
    code: scrollerOf(field).getBoundingClientRect(),
    width: panel.offsetWidth,
    height: panel.offsetHeight,
    floor: seenWindow().bottom,
  })
}

function putAt({ style }: HTMLElement, place: Place | undefined) {
  style.visibility = place ? '' : 'hidden'
  if (!place) return
  style.left = `${place.left}px`
  style.top = `${place.top}px`
}

/** What cuts the field: the nearest box around it that scrolls. */
function scrollerOf(field: Element): Element {
  let box = field
  while (box.parentElement && getComputedStyle(box).overflowX !== 'auto') box = box.parentElement
  return box
}
