import { Annotation, type Transaction } from '@codemirror/state'

/** Says that a text was not written in the field. */
export const fromOutside = Annotation.define<boolean>()

/** Whether what has changed was not written in the field. */
export const isFromOutside = (transaction: Transaction) => transaction.annotation(fromOutside) === true
