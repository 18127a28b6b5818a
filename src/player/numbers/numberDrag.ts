import { ViewPlugin, type EditorView } from '@codemirror/view'
import { numberAt, type NumberPlace } from './numberAt'
import { handle, handling } from './numberState'
import { steppedNumber, stepsFromZero } from './steppedNumber'
import { repeatedEdit, type RepeatedEdit } from './repeatedEdit'

type Press = {
  place: NumberPlace
  caret: number
  from: Point
  /** Where the pace last changed, and the steps made before. */
  turn: { pace: Pace; x: number; steps: number }
  edit?: RepeatedEdit
  isSelection?: boolean
}

class NumberDrag {
  private press: Press | undefined
  private lastPointer = ''

  constructor(private readonly view: EditorView) {}

  note({ pointerType }: PointerEvent) {
    this.lastPointer = pointerType
  }

  /** Places the caret itself, because the browser would start a selection during the drag. */
  begin(event: MouseEvent): boolean {
    this.press = undefined
    const { button, detail, shiftKey, ctrlKey, metaKey, clientX: x, clientY: y } = event
    if (button !== 0 || detail > 1 || shiftKey || ctrlKey || metaKey) return false
    const place = this.lastPointer === 'mouse' ? numberUnder(this.view, { x, y }) : undefined
    if (!place || place.kind === 'color') return false
    const caret = this.view.posAtCoords({ x, y }, false)
    this.view.focus()
    this.view.dispatch({ selection: { anchor: caret }, userEvent: 'select.pointer' })
    this.press = { place, caret, from: { x, y }, turn: { pace: paceOf(event), x, steps: 0 } }
    return true
  }

  move(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    // Released outside the window before dragging
    if (event.buttons === 0) this.press = undefined
    if (this.press) this.drag(this.press, event)
    else if (event.buttons === 0) this.point(numberUnder(this.view, { x: event.clientX, y: event.clientY }))
  }

  end() {
    this.press = undefined
  }

  leave() {
    if (!this.press) this.point(undefined)
  }

  private point(place: NumberPlace | undefined) {
    if (this.view.state.field(handling).pointedAt === place?.start) return
    this.view.dispatch({ effects: handle.of({ pointedAt: place?.start }) })
  }

  private drag(press: Press, event: PointerEvent) {
    const { clientX: x, clientY: y, pointerId } = event
    const pace = paceOf(event)
    if (!press.edit) press.turn.pace = pace
    if (!press.edit && !press.isSelection) {
      const intent = dragIntent(press.from, { x, y })
      if (!intent) return
      this.view.contentDOM.setPointerCapture(pointerId)
      if (intent === 'change') press.edit = repeatedEdit(this.view, press.place)
      else press.isSelection = true
    }
    if (press.isSelection)
      this.view.dispatch({ selection: { anchor: press.caret, head: this.view.posAtCoords({ x, y }, false) } })
    const { turn, place } = press
    const steps = turn.steps + dragSteps(x - turn.x, stepsFromZero(place), turn.pace)
    // A new pace starts from here, without a jump
    if (pace !== turn.pace) press.turn = { pace, x, steps }
    press.edit?.write(steppedNumber(place, steps))
  }
}

export const numberDrag = ViewPlugin.fromClass(NumberDrag, {
  eventHandlers: {
    pointerdown(event) {
      this.note(event)
    },
    mousedown(event) {
      return this.begin(event)
    },
    pointermove(event) {
      this.move(event)
    },
    pointerup() {
      this.end()
    },
    pointercancel() {
      this.end()
    },
    pointerleave() {
      this.leave()
    },
  },
})

function numberUnder(view: EditorView, { x, y }: Point): NumberPlace | undefined {
  const offset = view.posAtCoords({ x, y })
  const place = offset === null ? undefined : numberAt(view.state.doc.toString(), offset)
  const [first, last] = [place && view.coordsAtPos(place.start, 1), place && view.coordsAtPos(place.end, -1)]
  return first && last && first.left <= x && x < last.right && first.top <= y && y < last.bottom ? place : undefined
}

type Point = { x: number; y: number }

/** Below this distance, a press is a click. */
const DRAG_THRESHOLD_PX = 4

/** Pointer distance per step; one-digit numbers use a longer one. */
const STEP_PX = 3
const SMALL_STEP_PX = 8

export function dragIntent(from: Point, to: Point): 'change' | 'select' | undefined {
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  if (Math.max(across, down) < DRAG_THRESHOLD_PX) return undefined
  return across >= down ? 'change' : 'select'
}

/** Step size: `coarse` with Shift, `fine` with Alt. */
type Pace = 'coarse' | 'usual' | 'fine'

const STEPS: Record<Pace, number> = { coarse: 10, usual: 1, fine: 0.1 }

export function paceOf({ shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }): Pace {
  if (altKey) return 'fine'
  return shiftKey ? 'coarse' : 'usual'
}

/** From the distance to the right and the number's distance from zero. */
export function dragSteps(way: number, fromZero: number, pace: Pace): number {
  return Math.trunc(way / (Math.abs(fromZero) < 10 ? SMALL_STEP_PX : STEP_PX)) * STEPS[pace] + 0
}
