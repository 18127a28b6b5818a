import type { NumberPlace } from './numberAt'
import type { LineBox, NumberBox, Point } from './numberBoxes'

/**
 * Where some numbers of a field stand, from the corner of its content. A field does not tell, so its text is laid out once
 * more, unseen, by the same class: as far as the last of the lines asked for.
 */
export function fieldNumbers(field: HTMLTextAreaElement, places: readonly NumberPlace[]): NumberBox[] {
  const last = places.at(-1)
  if (!last) return []
  const end = field.value.indexOf('\n', last.end)
  const copy = document.createElement('div')
  copy.className = field.className
  copy.style.cssText = 'visibility:hidden;pointer-events:none'
  copy.textContent = end < 0 ? field.value : field.value.slice(0, end)
  field.after(copy)
  const text = copy.firstChild!
  const corner = copy.getBoundingClientRect()
  const range = document.createRange()
  const boxes = places.map((place) => {
    range.setStart(text, place.start)
    range.setEnd(text, place.end)
    return { place, lines: [...range.getClientRects()].map((box) => moved(box, -corner.left, -corner.top)) }
  })
  copy.remove()
  return boxes
}

/** A point of the window as a point of a field's content. */
export function pointIn(field: HTMLTextAreaElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = cornerOf(field)
  return { x: clientX - left, y: clientY - top }
}

/** A stretch of a field's content as a stretch of the window. */
export function boxInWindow(field: HTMLTextAreaElement, box: LineBox): LineBox {
  const { left, top } = cornerOf(field)
  return moved(box, left, top)
}

function cornerOf(field: HTMLTextAreaElement) {
  const { left, top } = field.getBoundingClientRect()
  return { left: left - field.scrollLeft, top: top - field.scrollTop }
}

function moved({ left, top, right, bottom }: LineBox, x: number, y: number): LineBox {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}
