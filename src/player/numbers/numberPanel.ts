import { StateField, type EditorState, type Extension, type Transaction } from '@codemirror/state'
import { showTooltip, type EditorView, type Tooltip } from '@codemirror/view'
import type { NumberPlace } from './numberAt'
import { handling, numberAtCaret } from './numberState'
import { chosenColor, pickedColor, sliderRange, steppedNumber } from './steppedNumber'
import { repeatedEdit, type RepeatedEdit } from './repeatedEdit'
import * as styles from './NumberHandles.module.css'

/** A color picker, or a slider for touch, below the line of the caret's number. */
export function numberPanel(onMessage: (message: string) => void): Extension {
  const panelAt = (place: NumberPlace) => ({
    pos: place.start,
    create: (view: EditorView) =>
      place.kind === 'color' ? colorSwatch(view, place, onMessage) : numberSlider(view, place),
  })
  return StateField.define<Tooltip | null>({
    create: () => null,
    update(panel, transaction) {
      const place = placeOfPanel(transaction.state)
      if (!place) return null
      return panel && isSame(place, transaction) && transaction.changes.mapPos(panel.pos, -1) === place.start
        ? { ...panel, pos: place.start }
        : panelAt(place)
    },
    provide: (field) => showTooltip.from(field),
  })
}

function placeOfPanel(state: EditorState): NumberPlace | undefined {
  const place = numberAtCaret(state)
  return place && (place.kind === 'color' || state.field(handling).isTouched) ? place : undefined
}

function isSame({ kind }: NumberPlace, { startState }: Transaction): boolean {
  return (placeOfPanel(startState)?.kind === 'color') === (kind === 'color')
}

function inputOf(view: EditorView, type: string, what: string, { start }: NumberPlace): HTMLInputElement {
  const input = document.createElement('input')
  input.type = type
  input.ariaLabel = `${what} in line ${view.state.doc.lineAt(start).number}`
  // Keeps focus in the editor, and with it a phone's keyboard open
  input.addEventListener('mousedown', (event) => event.preventDefault())
  return input
}

function colorSwatch(view: EditorView, place: NumberPlace, onMessage: (message: string) => void) {
  const input = inputOf(view, 'color', 'Color', place)
  let edit: RepeatedEdit | undefined
  input.className = styles.swatch!
  input.tabIndex = -1
  input.value = pickedColor(place.text)
  input.addEventListener('input', () => {
    const { text } = numberAtCaret(view.state) ?? place
    edit ??= repeatedEdit(view, place)
    const chosen = chosenColor(text, input.value)
    edit.write(chosen)
    onMessage(chosen)
  })
  // The picker closes
  input.addEventListener('change', () => {
    edit = undefined
  })
  const show = () => {
    input.value = pickedColor(numberAtCaret(view.state)?.text ?? place.text)
  }
  return { dom: input, update: show }
}

/** The range does not change while the slider is shown. */
function numberSlider(view: EditorView, place: NumberPlace) {
  const input = inputOf(view, 'range', 'Number', place)
  const dom = document.createElement('div')
  const { least, most } = sliderRange(place)
  let edit: RepeatedEdit | undefined
  dom.append(input)
  input.className = styles.slider!
  input.min = String(least)
  input.max = String(most)
  input.value = '0'
  input.ariaValueText = place.text
  input.addEventListener('input', () => {
    edit ??= repeatedEdit(view, numberAtCaret(view.state) ?? place)
    edit.write(steppedNumber(place, Number(input.value)))
  })
  for (const type of ['pointerup', 'pointercancel', 'keyup'] as const)
    input.addEventListener(type, () => {
      edit = undefined
    })
  const show = () => {
    input.ariaValueText = numberAtCaret(view.state)?.text ?? place.text
  }
  return { dom, update: show }
}
