import { Annotation, Transaction } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { commonEnds } from '../code/commonEnds'

const externalChange = Annotation.define<boolean>()

export const isFromOutside = (transaction: Transaction) => transaction.annotation(externalChange) === true

/** The text after transactions of the user; undefined if they do not change it, or only repeat a change from outside. */
export function textWritten(transactions: readonly Transaction[]): string | undefined {
  const isWritten = transactions.some((transaction) => transaction.docChanged && !isFromOutside(transaction))
  return isWritten ? transactions.at(-1)!.newDoc.toString() : undefined
}

export function replacedExternally({ state }: EditorView, text: string) {
  const before = state.doc.toString()
  const { start, end } = commonEnds(before, text)
  return {
    changes: { from: start, to: before.length - end, insert: text.slice(start, text.length - end) },
    annotations: [externalChange.of(true), Transaction.addToHistory.of(false)],
  }
}

/**
 * Distinguishes texts that return from the parent from new ones, which the editor never reported: React may render a
 * text after the user has typed more.
 */
export function echoFilter() {
  let reported: string[] = []
  return {
    notify(text: string) {
      reported.push(text)
    },

    /** Drops earlier reports. */
    isEcho(text: string): boolean {
      const place = reported.lastIndexOf(text)
      reported = place < 0 ? [] : reported.slice(place + 1)
      return place >= 0
    },
  }
}
