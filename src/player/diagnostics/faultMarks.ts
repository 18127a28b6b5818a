import { Prec, StateEffect, StateField, type EditorState, type Extension, type Text } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view'
import * as styles from './faultWords.module.css'

/** Where something is wrong in the field, and what is said of it. */
export type FieldFault = { start: number; end: number; message: string }

/** Underlines what is wrong from now on; with each change the marks move along. */
export const tellFaults = StateEffect.define<readonly FieldFault[]>()

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, { changes, effects, newDoc }) => {
    const told = effects.find((effect) => effect.is(tellFaults))?.value as readonly FieldFault[] | undefined
    return told ? Decoration.set(told.map((fault) => markOf(fault, newDoc)).flat(), true) : before.map(changes)
  },
  provide: (field) => [
    // Around the colors, so that one fault is one element
    Prec.lowest(EditorView.decorations.from(field)),
    EditorView.decorations.compute([field], (state) => linesOf(state, state.field(field))),
  ],
})

/** Marks what is wrong, and the lines in which it begins. */
export const faultMarks: Extension = marks

/** Whether something is wrong with a text. */
export const hasFaults = (state: EditorState) => state.field(marks).size > 0

/** What is wrong at a place. */
export function faultAt(state: EditorState, offset: number): FieldFault | undefined {
  let found: FieldFault | undefined
  state.field(marks).between(offset, offset, (start, end, { spec }) => {
    found ??= { start, end, message: (spec as { message: string }).message }
  })
  return found
}

const FAULT_LINE = Decoration.line({ class: styles.faultLine! })

function linesOf({ doc }: EditorState, faults: DecorationSet): DecorationSet {
  const starts = new Set<number>()
  faults.between(0, doc.length, (start) => void starts.add(doc.lineAt(start).from))
  return Decoration.set([...starts].map((start) => FAULT_LINE.range(start)))
}

/** Of a fault its first line, and there at least one sign: behind the end of a line there is none to underline. */
function markOf({ start, end, message }: FieldFault, doc: Text) {
  const line = doc.lineAt(Math.min(start, doc.length))
  const from = Math.max(line.from, Math.min(start, line.to - 1))
  const to = Math.max(Math.min(end, line.to), Math.min(from + 1, line.to))
  const mark = Decoration.mark({ class: styles.fault!, attributes: { 'data-fault': '' }, message })
  return from < to ? [mark.range(from, to)] : []
}
