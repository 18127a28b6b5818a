import { offsetInField } from './draft'
import type { Draft } from './draft'
import type { EditorFault } from './editorFault'

/** A fault in words. */
export type ToldFault = { where: string; what: string; help: string }

/** As many faults as are told at once: the others mostly follow from them. */
const MOST_TOLD = 3

/** The first faults in words, with the line that the reader sees. */
export function toldFaults(faults: readonly EditorFault[], draft: Draft, showsSetUp: boolean): ToldFault[] {
  return faults.slice(0, MOST_TOLD).map(({ start, message, label, help }) => ({
    where: placeInWords(draft, start, showsSetUp),
    what: label && label !== message ? `${message}: ${label}` : message,
    help: help ?? '',
  }))
}

function placeInWords(draft: Draft, offset: number, showsSetUp: boolean): string {
  let end = -1
  const found = draft.findIndex(({ text }) => offset <= (end += text.length + 1))
  const index = found < 0 ? draft.length - 1 : found
  const isHidden = offsetInField(draft, offset, showsSetUp) === undefined
  const counted = draft.slice(0, index + 1).filter(({ isSetUp }) => showsSetUp || isSetUp === isHidden)
  return `${isHidden ? 'Set-up line' : 'Line'} ${counted.length}`
}
