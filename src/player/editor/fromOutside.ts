import { Annotation, Transaction } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { sameEnds } from '../code/sameEnds'

/** Says that a text was not written in the field. */
const fromOutside = Annotation.define<boolean>()

/** Whether what has changed was not written in the field. */
export const isFromOutside = (transaction: Transaction) => transaction.annotation(fromOutside) === true

/** A text that comes from elsewhere, which undo does not take back. */
export function replacedFromOutside({ state }: EditorView, text: string) {
  const before = state.doc.toString()
  const { start, end } = sameEnds(before, text)
  return {
    changes: { from: start, to: before.length - end, insert: text.slice(start, text.length - end) },
    annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
  }
}

/**
 * Knows which texts come back from whoever was told of them: React draws a text a moment after it was written, and by then
 * the reader may have written on. Only a text that nobody has told is news to the field.
 */
export function echoes() {
  let told: string[] = []
  return {
    /** The field has told a text. */
    notify(text: string) {
      told.push(text)
    },

    /** Whether a text that comes in was told by the field; what was told before it comes no more. */
    isEcho(text: string): boolean {
      const place = told.lastIndexOf(text)
      told = place < 0 ? [] : told.slice(place + 1)
      return place >= 0
    },
  }
}
