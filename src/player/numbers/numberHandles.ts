import { Prec, type Extension } from '@codemirror/state'
import { Decoration, EditorView } from '@codemirror/view'
import { numberDrag } from './numberDrag'
import { numberKeyPresses } from './numberKeys'
import { numberPanel } from './numberPanel'
import { handle, handling, markedNumber } from './numberState'
import * as styles from './NumberHandles.module.css'

/** By dragging, with Alt and the arrow keys, or by touch. */
export function numberHandles(onMessage: (message: string) => void): Extension {
  return [handling, numberDrag, numberMark, numberPanel(onMessage), numberKeyPresses(onMessage), caretOfField()]
}

function caretOfField(): Extension {
  let pointerType = ''
  const set = (view: EditorView, news: Parameters<typeof handle.of>[0]) => view.dispatch({ effects: handle.of(news) })
  const untouch = (_: Event, view: EditorView) => {
    if (view.state.field(handling).isTouched) set(view, { isTouched: false })
  }
  return EditorView.domEventHandlers({
    pointerdown: (event) => {
      pointerType = event.pointerType
    },
    click: (_, view) => set(view, { isTouched: pointerType !== '' && pointerType !== 'mouse' }),
    keydown: untouch,
    beforeinput: untouch,
    focus: (_, view) => set(view, { hasCaret: true }),
    blur: ({ relatedTarget }, view) => {
      // A color picker may be a separate window, and focus stays in the editor
      const isFocusWithin =
        document.activeElement === view.contentDOM || view.dom.contains(relatedTarget as Node | null)
      if (!isFocusWithin) set(view, { hasCaret: false })
    },
  })
}

const numberMark: Extension = [
  // Outermost, so that one number is one element
  Prec.lowest(
    EditorView.decorations.compute(['doc', 'selection', handling], (state) => {
      const place = markedNumber(state)
      if (!place) return Decoration.none
      const look = Decoration.mark({ class: styles.mark!, attributes: { 'data-kind': place.kind } })
      return Decoration.set(look.range(place.start, place.end))
    }),
  ),
  EditorView.editorAttributes.compute(['doc', handling], (state): Record<string, string> => {
    const isDraggable = state.field(handling).pointedAt !== undefined && markedNumber(state)?.kind !== 'color'
    return isDraggable ? { class: styles.draggable! } : {}
  }),
]
