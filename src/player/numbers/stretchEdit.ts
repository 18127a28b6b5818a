import { isolateHistory } from '@codemirror/commands'
import type { EditorView } from '@codemirror/view'

/** A range rewritten repeatedly during a drag. */
export type StretchEdit = {
  /** Replaces the range and what was written before. */
  write: (text: string) => void
}

/** Undo reverts all rewrites of the range in one step, and nothing else. */
export function stretchEdit(view: EditorView, { start, end }: { start: number; end: number }): StretchEdit {
  let to = end
  let isBegun = false
  return {
    write(insert) {
      if (view.state.sliceDoc(start, to) === insert) return
      // Undo is a shortcut of the editor
      if (!view.hasFocus) view.focus()
      view.dispatch({
        changes: { from: start, to, insert },
        selection: { anchor: start + insert.length },
        // The history joins input method composition regardless of time
        userEvent: isBegun ? 'input.type.compose' : 'input.number',
        annotations: isolateHistory.of('full'),
      })
      to = start + insert.length
      isBegun = true
    },
  }
}
