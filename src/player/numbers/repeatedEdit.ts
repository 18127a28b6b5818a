import { isolateHistory } from '@codemirror/commands'
import type { EditorView } from '@codemirror/view'

export type RepeatedEdit = {
  /** Replaces the range, including earlier rewrites. */
  write: (text: string) => void
}

/** One undo reverts all rewrites and nothing else. */
export function repeatedEdit(view: EditorView, { start, end }: { start: number; end: number }): RepeatedEdit {
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
        // The history joins composition events regardless of the time between them
        userEvent: isBegun ? 'input.type.compose' : 'input.number',
        annotations: isolateHistory.of('full'),
      })
      to = start + insert.length
      isBegun = true
    },
  }
}
