import { Annotation, Transaction } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { sameEnds } from '../code/sameEnds'

/** Marks a transaction that replaces the text from outside the editor. */
const fromOutside = Annotation.define<boolean>()

export const isFromOutside = (transaction: Transaction) => transaction.annotation(fromOutside) === true

/** A transaction that replaces the text and is excluded from undo. */
export function replacedFromOutside({ state }: EditorView, text: string) {
  const before = state.doc.toString()
  const { start, end } = sameEnds(before, text)
  return {
    changes: { from: start, to: before.length - end, insert: text.slice(start, text.length - end) },
    annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
  }
}

/**
 * Distinguishes texts that come back from the parent from new ones: React renders a text after the user has typed on.
 * Only a text that the editor never reported is news.
 */
export function echoes() {
  let reported: string[] = []
  return {
    notify(text: string) {
      reported.push(text)
    },

    /** Whether an incoming text was reported by the editor; earlier reports are dropped. */
    isEcho(text: string): boolean {
      const place = reported.lastIndexOf(text)
      reported = place < 0 ? [] : reported.slice(place + 1)
      return place >= 0
    },
  }
}
