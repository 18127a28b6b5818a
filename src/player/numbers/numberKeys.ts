import { Prec, type EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { isApple } from '../../dom/keys'
import { numberAt, type NumberPlace } from './numberAt'
import { handling } from './numberState'
import { steppedNumber, stepPlaces } from './steppedNumber'
import { repeatedEdit, type RepeatedEdit } from './repeatedEdit'
import * as styles from './NumberHandles.module.css'

/** Changed while Alt is held; undo reverts it in one step. */
type Held = { place: NumberPlace; text: string; edit: RepeatedEdit; state: EditorState }

export function numberKeyPresses(onMessage: (message: string) => void): Extension {
  let held: Held | undefined
  const press = (event: KeyboardEvent, view: EditorView) => {
    const steps = stepsForKey(event, isApple(navigator.platform))
    const place = steps === undefined ? undefined : meantNumber(view.state)
    // Alt+Left is the browser's Back
    if (steps === undefined || !place) return false
    if (place.kind === 'color') view.dom.querySelector<HTMLElement>(`.${styles.swatch}`)?.click()
    else {
      const isHeld = held?.place.start === place.start && held.state.doc.eq(view.state.doc)
      const {
        place: first,
        text,
        edit,
      } = (isHeld && held) || { place, text: place.text, edit: repeatedEdit(view, place) }
      const taken = first.kind === 'whole' && Math.abs(steps) < 1 ? Math.sign(steps) : steps
      const next = steppedNumber({ ...first, text }, taken, stepPlaces(first))
      edit.write(next)
      held = { place: first, text: next, edit, state: view.state }
      onMessage(next)
    }
    return true
  }
  return Prec.high(
    EditorView.domEventHandlers({
      keydown: press,
      keyup: ({ key }) => {
        if (key === 'Alt') held = undefined
      },
    }),
  )
}

function meantNumber(state: EditorState): NumberPlace | undefined {
  const { from, to } = state.selection.main
  const text = state.doc.toString()
  const place = numberAt(text, from)
  if (place && to <= place.end) return place
  const { pointedAt } = state.field(handling)
  return pointedAt === undefined ? undefined : numberAt(text, pointedAt)
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

const DIRECTIONS: Record<string, number> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }

/**
 * One with Alt+Up/Down, a tenth with Alt+Left/Right, ten with Shift. On Apple computers, Alt+Left/Right still moves by
 * words.
 */
export function stepsForKey({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyPress, isMac: boolean): number | undefined {
  const direction = DIRECTIONS[key]
  if (direction === undefined || !altKey || ctrlKey || metaKey) return undefined
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
  if (isMac && isAcross) return undefined
  if (shiftKey) return direction * 10
  return isAcross ? direction / 10 : direction
}
