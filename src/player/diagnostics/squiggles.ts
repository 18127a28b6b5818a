import { Prec, StateEffect, StateField, type EditorState, type Extension, type Text } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view'
import * as styles from './diagnosticMessages.module.css'

/** Where something is wrong in the field, and what is said of it. */
export type EditorRange = { start: number; end: number; message: string }

/** Underlines what is wrong from now on; with each change the marks move along. */
export const tellDiagnostics = StateEffect.define<readonly EditorRange[]>()

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, { changes, effects, newDoc }) => {
    const told = effects.find((effect) => effect.is(tellDiagnostics))?.value as readonly EditorRange[] | undefined
    return told
      ? Decoration.set(told.map((diagnostic) => markOf(diagnostic, newDoc)).flat(), true)
      : before.map(changes)
  },
  provide: (field) => [
    // Around the colors, so that one fault is one element
    Prec.lowest(EditorView.decorations.from(field)),
    EditorView.decorations.compute([field], (state) => linesOf(state, state.field(field))),
  ],
})

/** Marks what is wrong, and the lines in which it begins. */
export const squiggles: Extension = marks

/** Whether something is wrong with a text. */
export const hasDiagnostics = (state: EditorState) => state.field(marks).size > 0

/** What is wrong at a place. */
export function diagnosticAt(state: EditorState, offset: number): EditorRange | undefined {
  let found: EditorRange | undefined
  state.field(marks).between(offset, offset, (start, end, { spec }) => {
    found ??= { start, end, message: (spec as { message: string }).message }
  })
  return found
}

const ERROR_LINE = Decoration.line({ class: styles.errorLine! })

function linesOf({ doc }: EditorState, diagnostics: DecorationSet): DecorationSet {
  const starts = new Set<number>()
  diagnostics.between(0, doc.length, (start) => void starts.add(doc.lineAt(start).from))
  return Decoration.set([...starts].map((start) => ERROR_LINE.range(start)))
}

/** Of a fault its first line, and there at least one sign: behind the end of a line there is none to underline. */
function markOf({ start, end, message }: EditorRange, doc: Text) {
  const line = doc.lineAt(Math.min(start, doc.length))
  const from = Math.max(line.from, Math.min(start, line.to - 1))
  const to = Math.max(Math.min(end, line.to), Math.min(from + 1, line.to))
  const mark = Decoration.mark({ class: styles.diagnostic!, attributes: { 'data-diagnostic': '' }, message })
  return from < to ? [mark.range(from, to)] : []
}
