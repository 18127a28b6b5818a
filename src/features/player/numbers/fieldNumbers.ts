import { numbersOf } from './numberAt'
import type { NumberBox, Point } from './numberBoxes'

/** What decides where the text of a field breaks and how wide it is. */
const COPIED = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'fontVariantLigatures',
  'fontFeatureSettings',
  'lineHeight',
  'letterSpacing',
  'wordSpacing',
  'tabSize',
  'textIndent',
  'textAlign',
  'whiteSpace',
  'overflowWrap',
  'wordBreak',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderLeftWidth',
] as const

/** Where the numbers of a field stand. A field does not tell, so its text is laid out once more, unseen. */
export function fieldNumbers(field: HTMLTextAreaElement): NumberBox[] {
  const numbers = numbersOf(field.value)
  if (numbers.length === 0) return []
  const copy = copyOf(field)
  field.after(copy)
  const text = copy.firstChild!
  const { left, top } = copy.getBoundingClientRect()
  const range = document.createRange()
  const boxes = numbers.map((place) => {
    range.setStart(text, place.start)
    range.setEnd(text, place.end)
    const lines = [...range.getClientRects()].map((box) => ({
      left: box.left - left,
      top: box.top - top,
      right: box.right - left,
      bottom: box.bottom - top,
    }))
    return { place, lines }
  })
  copy.remove()
  return boxes
}

/** A point of the window as a point of a field's content. */
export function pointIn(field: HTMLTextAreaElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = field.getBoundingClientRect()
  return { x: clientX - left + field.scrollLeft, y: clientY - top + field.scrollTop }
}

function copyOf(field: HTMLTextAreaElement): HTMLElement {
  const copy = document.createElement('div')
  const style = getComputedStyle(field)
  for (const name of COPIED) copy.style[name] = style[name]
  Object.assign(copy.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    boxSizing: 'border-box',
    // A scrollbar takes its room from the text
    width: `${field.clientWidth + parseFloat(style.borderLeftWidth)}px`,
    borderStyle: 'solid',
    borderRightWidth: '0',
    visibility: 'hidden',
    pointerEvents: 'none',
  })
  copy.textContent = field.value
  return copy
}
