import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import type { NumberPlace } from './numberAt'
import type { LineBox, NumberBox } from './numberBoxes'

type Parts = {
  boxes: () => readonly NumberBox[]
  /** Shows which number is meant. */
  mark: RefObject<HTMLElement>
  marked: NumberPlace | undefined
  /** What changes the number at the caret, under its line. */
  panel: RefObject<HTMLElement>
  atCaret: NumberPlace | undefined
  text: string
}

/** Keeps the mark and the panel at their numbers, also while the field is scrolled. */
export function useNumberPlace(field: HTMLTextAreaElement, parts: Parts) {
  const { boxes, mark, marked, panel, atCaret, text } = parts

  useLayoutEffect(() => {
    const place = () => {
      put(field, mark.current!, lineOf(boxes(), marked)?.at(0), true)
      put(field, panel.current!, lineOf(boxes(), atCaret)?.at(-1), false)
    }
    if (!marked && !atCaret) return
    place()
    const resizes = new ResizeObserver(place)
    resizes.observe(field)
    field.addEventListener('scroll', place)
    return () => {
      resizes.disconnect()
      field.removeEventListener('scroll', place)
    }
  }, [field, boxes, mark, marked, panel, atCaret, text])
}

function lineOf(boxes: readonly NumberBox[], place: NumberPlace | undefined): readonly LineBox[] | undefined {
  return place && boxes.find((box) => box.place.start === place.start)?.lines
}

/** Puts an element under a stretch of a line and within the field, unless that stretch is scrolled out of it. */
function put(field: HTMLTextAreaElement, element: HTMLElement, line: LineBox | undefined, isAsWide: boolean) {
  const left = (line?.left ?? 0) - field.scrollLeft
  const top = (line?.bottom ?? 0) - field.scrollTop
  const isSeen = line && left >= 0 && left < field.clientWidth && top > 0 && top <= field.offsetHeight
  element.style.visibility = isSeen ? 'visible' : 'hidden'
  if (!isSeen) return
  if (isAsWide) element.style.width = `${line.right - line.left}px`
  const most = field.clientWidth - element.offsetWidth
  const { x, y } = distanceOf(field, element.offsetParent ?? field)
  element.style.left = `${x + Math.max(0, Math.min(left, most))}px`
  element.style.top = `${y + top}px`
}

/** How far the field stands from where its neighbors are placed from. */
function distanceOf(field: Element, origin: Element) {
  const [from, to] = [origin.getBoundingClientRect(), field.getBoundingClientRect()]
  return {
    x: to.left - from.left - origin.clientLeft + origin.scrollLeft,
    y: to.top - from.top - origin.clientTop + origin.scrollTop,
  }
}
