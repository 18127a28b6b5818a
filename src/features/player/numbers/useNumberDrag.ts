import { useEffect, useState } from 'react'
import { pointIn } from './fieldNumbers'
import { listen } from '../listen'
import type { NumberPlace } from './numberAt'
import { numberUnder, offsetInNumber } from './numberBoxes'
import type { Point } from './numberBoxes'
import { dragIntent, dragSteps } from './numberDrag'
import { steppedNumber, stepsFromZero } from './steppedNumber'
import { stretchEdit } from './stretchEdit'
import type { StretchEdit } from './stretchEdit'
import type { NumberBoxes } from './useNumberBoxes'

/** A number that the mouse was pressed on, and what has become of it. */
type Press = {
  place: NumberPlace
  caret: number
  from: Point
  edit?: StretchEdit
  isSelection?: boolean
}

/** Lets the mouse drag the numbers of a field sideways. Tells where the number begins that it points at or drags. */
export function useNumberDrag(field: HTMLTextAreaElement, boxes: NumberBoxes): number | undefined {
  const [pointedAt, setPointedAt] = useState<number>()

  useEffect(() => {
    let press: Press | undefined

    const point = (event: PointerEvent) => {
      const box = numberUnder(boxes.all(), pointIn(field, event))
      field.style.cursor = box && box.place.kind !== 'color' ? 'ew-resize' : ''
      setPointedAt(box?.place.start)
    }
    // The caret is put by hand: the browser would begin a selection, which goes on under the drag
    const begin = (event: MouseEvent) => {
      press = undefined
      if (event.button !== 0 || event.detail > 1 || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
        return
      const at = pointIn(field, event)
      const box = numberUnder(boxes.all(), at)
      if (!box || box.place.kind === 'color' || lastPointer !== 'mouse') return
      const caret = offsetInNumber(box, at)
      event.preventDefault()
      field.focus({ preventScroll: true })
      field.setSelectionRange(caret, caret)
      press = { place: box.place, caret, from: { x: event.clientX, y: event.clientY } }
    }
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      // Let go outside, before anything was dragged
      if (event.buttons === 0) press = undefined
      if (press) drag(press, event)
      else if (event.buttons === 0) point(event)
    }
    const drag = (current: Press, event: PointerEvent) => {
      const to = { x: event.clientX, y: event.clientY }
      if (!current.edit && !current.isSelection) {
        const intent = dragIntent(current.from, to)
        if (!intent) return
        field.setPointerCapture(event.pointerId)
        if (intent === 'change') current.edit = stretchEdit(field, current.place)
        else current.isSelection = true
      }
      if (current.isSelection) selectTo(field, current.caret, to)
      const steps = dragSteps(to.x - current.from.x, stepsFromZero(current.place), event.shiftKey)
      current.edit?.write(steppedNumber(current.place, steps))
    }
    let lastPointer = ''
    const notePointer = ({ pointerType }: PointerEvent) => {
      lastPointer = pointerType
    }
    const end = () => {
      press = undefined
    }
    const leave = () => {
      if (!press) setPointedAt(undefined)
    }

    const stops = [
      listen(field, 'pointerdown', notePointer),
      listen(field, 'mousedown', begin),
      listen(field, 'pointermove', move),
      listen(field, 'pointerup', end),
      listen(field, 'pointercancel', end),
      listen(field, 'pointerleave', leave),
    ]
    return () => {
      stops.forEach((stop) => stop())
      field.style.cursor = ''
    }
  }, [field, boxes])

  return pointedAt
}

/** Selects from an offset to a point of the window, where the browser tells which offset that is. */
function selectTo(field: HTMLTextAreaElement, from: number, { x, y }: Point) {
  const found = document.caretPositionFromPoint?.(x, y)
  if (found?.offsetNode !== field) return
  const [start, end] = found.offset < from ? [found.offset, from] : [from, found.offset]
  field.setSelectionRange(start, end, found.offset < from ? 'backward' : 'forward')
}
