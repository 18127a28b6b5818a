import {
  Facet,
  StateEffect,
  StateField,
  type EditorState,
  type Extension,
  type Text,
  type Transaction,
} from '@codemirror/state'
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { TYPING_PAUSE_MS } from './useDebounced'

const pause = StateEffect.define<null>()

/** Offsets of the current diagnostics. */
export const diagnosedOffsets = Facet.define<readonly number[]>()

type Typing = {
  /** An offset in the line that is being typed. */
  offset: number
  /** Offsets in the lines that were marked before. */
  marked: readonly number[]
}

/** Defined until a pause, or until the caret is on another line. */
export const typing = StateField.define<Typing | undefined>({
  create: () => undefined,
  update: (before, transaction) => {
    if (transaction.effects.some((effect) => effect.is(pause))) return undefined
    const { newDoc, newSelection, changes, startState } = transaction
    const { head } = newSelection.main
    const marked = before?.marked ?? startState.facet(diagnosedOffsets).flat()
    const moved = transaction.docChanged ? marked.map((offset) => changes.mapPos(offset)) : marked
    if (isTyped(transaction)) return { offset: head, marked: moved }
    if (!before) return undefined
    const offset = changes.mapPos(before.offset)
    return isSameLine(newDoc, offset, head) ? { offset, marked: moved } : undefined
  },
})

const isTyped = (transaction: Transaction) =>
  ['input.type', 'input.complete', 'delete'].some((name) => transaction.isUserEvent(name))

export const typedLine: Extension = [
  typing,
  ViewPlugin.fromClass(
    class {
      timer: ReturnType<typeof setTimeout> | undefined

      constructor(private readonly view: EditorView) {}

      update({ docChanged, state }: ViewUpdate) {
        if (!docChanged) return
        clearTimeout(this.timer)
        if (state.field(typing)) {
          this.timer = setTimeout(() => this.view.dispatch({ effects: pause.of(null) }), TYPING_PAUSE_MS)
        }
      }

      destroy() {
        clearTimeout(this.timer)
      }
    },
  ),
]

/** While a line is being typed, only lines that were marked before stay marked. */
export function isHeldBack(state: EditorState, offset: number): boolean {
  const current = state.field(typing, false)
  return current !== undefined && !current.marked.some((other) => isSameLine(state.doc, other, offset))
}

export function isSameLine(doc: Text, ...offsets: [number, number]): boolean {
  const [one, other] = offsets.map((offset) => doc.lineAt(Math.min(offset, doc.length)).from)
  return one === other
}
