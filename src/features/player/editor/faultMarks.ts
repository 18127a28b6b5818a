import { forEachDiagnostic, setDiagnostics, type Diagnostic } from '@codemirror/lint'
import type { EditorState, Extension, Text, TransactionSpec } from '@codemirror/state'
import { Decoration, EditorView } from '@codemirror/view'
import * as styles from './CodeField.module.css'

/** Where something is wrong in the field, and what is said of it. */
export type FieldFault = { start: number; end: number; message: string }

/** Underlines what is wrong from now on; with each change the marks move along. */
export function faultsToldOf(state: EditorState, faults: readonly FieldFault[]): TransactionSpec {
  return setDiagnostics(
    state,
    faults.map((fault) => diagnosticOf(fault, state.doc)),
  )
}

/** Marks the lines in which faults begin. */
export const faultLines: Extension = EditorView.decorations.of(({ state }) => {
  const starts = new Set<number>()
  forEachDiagnostic(state, (_, from) => starts.add(state.doc.lineAt(from).from))
  return Decoration.set([...starts].sort((a, b) => a - b).map((start) => FAULT_LINE.range(start)))
})

const FAULT_LINE = Decoration.line({ class: styles.faultLine! })

/** Of a fault its first line, and there at least one sign: behind the end of a line there is none to underline. */
function diagnosticOf({ start, end, message }: FieldFault, doc: Text): Diagnostic {
  const line = doc.lineAt(Math.min(start, doc.length))
  const from = Math.max(line.from, Math.min(start, line.to - 1))
  const to = Math.max(Math.min(end, line.to), Math.min(from + 1, line.to))
  return { from, to, severity: 'error', message }
}
