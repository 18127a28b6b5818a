import { Prec, StateEffect, StateField, type EditorState, type Extension, type Text } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view'
import { isBeingTyped, typedOffset } from './typedLine'
import * as styles from './diagnosticMessages.module.css'

export type EditorRange = { start: number; end: number; message: string }

export const setDiagnostics = StateEffect.define<readonly EditorRange[]>()

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, { changes, effects, newDoc }) => {
    const shown = effects.find((effect) => effect.is(setDiagnostics))?.value as readonly EditorRange[] | undefined
    return shown
      ? Decoration.set(shown.map((diagnostic) => markOf(diagnostic, newDoc)).flat(), true)
      : before.map(changes)
  },
  provide: (field) => [
    // Outermost, so that one diagnostic is one element
    Prec.lowest(EditorView.decorations.from(field)),
    EditorView.decorations.compute([field, typedOffset], (state) => linesOf(state, state.field(field))),
  ],
})

/** Underlines diagnostics and marks their first lines, unless they are being typed. */
export const squiggles: Extension = marks

export const hasDiagnostics = (state: EditorState) => state.field(marks).size > 0

export function diagnosticAt(state: EditorState, offset: number): EditorRange | undefined {
  let found: EditorRange | undefined
  state.field(marks).between(offset, offset, (start, end, { spec }) => {
    found ??= { start, end, message: (spec as { message: string }).message }
  })
  return found
}

const ERROR_LINE = Decoration.line({ class: styles.errorLine! })

function linesOf(state: EditorState, diagnostics: DecorationSet): DecorationSet {
  const { doc } = state
  const starts = new Set<number>()
  diagnostics.between(0, doc.length, (start) => {
    if (!isBeingTyped(state, start)) starts.add(doc.lineAt(start).from)
  })
  return Decoration.set([...starts].map((start) => ERROR_LINE.range(start)))
}

/** The first line of a range, at least one character: at the end of a line there is nothing to underline. */
function markOf({ start, end, message }: EditorRange, doc: Text) {
  const line = doc.lineAt(Math.min(start, doc.length))
  const from = Math.max(line.from, Math.min(start, line.to - 1))
  const to = Math.max(Math.min(end, line.to), Math.min(from + 1, line.to))
  const mark = Decoration.mark({ class: styles.diagnostic!, attributes: { 'data-diagnostic': '' }, message })
  return from < to ? [mark.range(from, to)] : []
}
