import { Prec, type Extension } from '@codemirror/state'
import { Decoration, EditorView } from '@codemirror/view'
import { handling, markedNumber } from './numberState'
import * as styles from './NumberHandles.module.css'

/** Shows which number is meant, and that it can be dragged. */
export const numberMark: Extension = [
  // Around the colors, so that one number is one element
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
