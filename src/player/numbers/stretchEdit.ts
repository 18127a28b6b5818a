import { isolateHistory } from '@codemirror/commands'
import type { EditorView } from '@codemirror/view'

/** A stretch of a text that is written again and again, as long as a drag lasts. */
export type StretchEdit = {
  /** Writes another text in place of the stretch; what was written before goes. */
  write: (text: string) => void
}

/** However often the stretch is written, undo takes all of it back in one step, and nothing else. */
export function stretchEdit(view: EditorView, { start, end }: { start: number; end: number }): StretchEdit {
  let to = end
  let isBegun = false
  return {
    write(insert) {
      if (view.state.sliceDoc(start, to) === insert) return
      // Undo is a key of the field
      if (!view.hasFocus) view.focus()
      view.dispatch({
        changes: { from: start, to, insert },
        selection: { anchor: start + insert.length },
        // The history joins what an input method composes, however long that takes
        userEvent: isBegun ? 'input.type.compose' : 'input.number',
        annotations: isolateHistory.of('full'),
      })
      to = start + insert.length
      isBegun = true
    },
  }
}
