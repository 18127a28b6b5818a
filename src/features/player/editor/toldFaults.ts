import type { Mend } from '../../../rust/front/diagnostics/diagnostic'
import { fieldText, offsetInField } from './draft'
import type { Draft } from './draft'
import type { EditorFault } from './editorFault'
import type { FieldMend } from './mendLabel'

/** A fault in words. */
export type ToldFault = {
  where: string
  what: string
  help: string
  /** Where the field has it; undefined where its line is not shown. */
  place?: number
  mend?: FieldMend
}

/** As many faults as are told at once: the others mostly follow from them. */
const MOST_TOLD = 3

/** The first faults in words, with the line that the reader sees. */
export function toldFaults(faults: readonly EditorFault[], draft: Draft, showsSetUp: boolean): ToldFault[] {
  return faults.slice(0, MOST_TOLD).map(({ start, message, label, help, mend }) => {
    const place = offsetInField(draft, start, showsSetUp)
    const inField = mend && mendInField(mend, draft, showsSetUp)
    return {
      where: placeInWords(draft, start, showsSetUp),
      what: label && label !== help && !message.includes(label) ? `${message}: ${label}` : message,
      help: help ?? '',
      ...(place !== undefined && { place }),
      ...(inField && { mend: inField }),
    }
  })
}

/** The same change in the field; undefined where it has not all of its lines. */
function mendInField({ span, text }: Mend, draft: Draft, showsSetUp: boolean): FieldMend | undefined {
  const [first, last] = [span.start, span.end].map((offset) => offsetInField(draft, offset, showsSetUp))
  if (first === undefined || last !== first + span.end - span.start) return undefined
  return { start: first, end: last, text, before: fieldText(draft, showsSetUp).slice(first, last) }
}

function placeInWords(draft: Draft, offset: number, showsSetUp: boolean): string {
  let end = -1
  const found = draft.findIndex(({ text }) => offset <= (end += text.length + 1))
  const index = found < 0 ? draft.length - 1 : found
  const isHidden = offsetInField(draft, offset, showsSetUp) === undefined
  const counted = draft.slice(0, index + 1).filter(({ isSetUp }) => showsSetUp || isSetUp === isHidden)
  return `${isHidden ? 'Set-up line' : 'Line'} ${counted.length}`
}
