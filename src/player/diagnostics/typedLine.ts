import { StateEffect, StateField } from '@codemirror/state'
import type { EditorState, Extension } from '@codemirror/state'
import { EditorView, ViewPlugin } from '@codemirror/view'
import type { ViewUpdate } from '@codemirror/view'

const TYPING_PAUSE_MS = 1_000

const pause = StateEffect.define<null>()

/** An offset in the line that is being typed, until the user pauses or moves the caret to another line. */
export const typedOffset = StateField.define<number | undefined>({
  create: () => undefined,
  update: (before, transaction) => {
    if (transaction.effects.some((effect) => effect.is(pause))) return undefined
    const { newDoc, newSelection, changes } = transaction
    const { head } = newSelection.main
    if (transaction.isUserEvent('input.type') || transaction.isUserEvent('delete')) return head
    if (before === undefined) return undefined
    const offset = changes.mapPos(before)
    return newDoc.lineAt(offset).from === newDoc.lineAt(head).from ? offset : undefined
  },
})

export const typedLine: Extension = [
  typedOffset,
  ViewPlugin.fromClass(
    class {
      timer: ReturnType<typeof setTimeout> | undefined

      constructor(private readonly view: EditorView) {}

      update({ docChanged }: ViewUpdate) {
        if (!docChanged) return
        clearTimeout(this.timer)
        this.timer = setTimeout(() => this.view.dispatch({ effects: pause.of(null) }), TYPING_PAUSE_MS)
      }

      destroy() {
        clearTimeout(this.timer)
      }
    },
  ),
]

export function isBeingTyped(state: EditorState, offset: number): boolean {
  const typed = state.field(typedOffset, false)
  if (typed === undefined) return false
  const { from, to } = state.doc.lineAt(typed)
  return from <= offset && offset <= to
}
