import { Prec, StateEffect, StateField, type EditorState, type Extension, type Text } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view'
import { diagnosedOffsets, isHeldBack, typedLine, typing } from './typedLine'
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
    EditorView.decorations.compute([field, typing], (state) => linesOf(state, state.field(field))),
    diagnosedOffsets.from(field, startsOf),
  ],
})

/** Underlines are immediate; the first lines of diagnostics turn red when the user pauses. */
export const squiggles: Extension = [marks, typedLine]

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
  const seen = startsOf(diagnostics).filter((start) => !isHeldBack(state, start))
  const lines = new Set(seen.map((start) => doc.lineAt(Math.min(start, doc.length)).from))
  return Decoration.set([...lines].map((line) => ERROR_LINE.range(line)))
}

function startsOf(diagnostics: DecorationSet): number[] {
  const starts: number[] = []
  for (const at = diagnostics.iter(); at.value; at.next()) starts.push(at.from)
  return starts
}

/** At least one character: the end of a line has nothing to underline. */
function markOf({ start, end, message }: EditorRange, doc: Text) {
  const line = doc.lineAt(Math.min(start, doc.length))
  const from = Math.max(line.from, Math.min(start, line.to - 1))
  const to = Math.max(Math.min(end, line.to), Math.min(from + 1, line.to))
  const mark = Decoration.mark({ class: styles.diagnostic!, attributes: { 'data-diagnostic': '' }, message })
  return from < to ? [mark.range(from, to)] : []
}
