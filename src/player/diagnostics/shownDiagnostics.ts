import { useMemo, useState } from 'react'
import type { Fix } from 'rust'
import { editorText, offsetInEditor, type Draft } from '../code/draft'
import type { EditorDiagnostic } from '../run/problem'
import { useDebounced } from './useDebounced'

export type ShownDiagnostic = {
  where: string
  what: string
  help: string
  /** Offset in the editor; undefined if the line is hidden. */
  place?: number
  fix?: EditorFix
}

export type EditorFix = { start: number; end: number; before: string; text: string }

/** Later diagnostics are mostly consequences of the first ones. */
const MAX_SHOWN = 3

/** Line numbers are as shown. */
export function shownDiagnostics(
  diagnostics: readonly EditorDiagnostic[],
  draft: Draft,
  showsSetUp: boolean,
): ShownDiagnostic[] {
  return diagnostics.slice(0, MAX_SHOWN).map(({ start, message, label, help, fix }) => {
    const place = offsetInEditor(draft, start, showsSetUp)
    const inField = fix && fixInEditor(fix, draft, showsSetUp)
    return {
      where: placeInWords(draft, start, showsSetUp),
      what: label && label !== help && !message.includes(label) ? `${message}: ${label}` : message,
      help: help ?? '',
      ...(place !== undefined && { place }),
      ...(inField && { fix: inField }),
    }
  })
}

/** Undefined if a changed line is hidden. */
function fixInEditor({ span, text }: Fix, draft: Draft, showsSetUp: boolean): EditorFix | undefined {
  const [first, last] = [span.start, span.end].map((offset) => offsetInEditor(draft, offset, showsSetUp))
  if (first === undefined || last !== first + span.end - span.start) return undefined
  return { start: first, end: last, text, before: editorText(draft, showsSetUp).slice(first, last) }
}

function placeInWords(draft: Draft, offset: number, showsSetUp: boolean): string {
  let end = -1
  const found = draft.findIndex(({ text }) => offset <= (end += text.length + 1))
  const index = found < 0 ? draft.length - 1 : found
  const isHidden = offsetInEditor(draft, offset, showsSetUp) === undefined
  const counted = draft.slice(0, index + 1).filter(({ isSetUp }) => showsSetUp || isSetUp === isHidden)
  return `${isHidden ? 'Setup line' : 'Line'} ${counted.length}`
}

type Written = {
  diagnostics: readonly EditorDiagnostic[]
  draft: Draft
  showsSetUp: boolean
}

/**
 * Ranges and messages immediately, and the messages to announce after a pause. The editor moves its marks itself and
 * delays its messages.
 */
export function useEditorDiagnostics({ diagnostics, draft, showsSetUp }: Written) {
  const [checked, setChecked] = useState({ diagnostics, draft })
  if (checked.diagnostics !== diagnostics) setChecked({ diagnostics, draft })
  const { marks, words } = useMemo(
    () => ({
      marks: checked.diagnostics.flatMap(({ start, end, message }) => {
        const first = offsetInEditor(checked.draft, start, showsSetUp)
        return first === undefined ? [] : [{ start: first, end: first + end - start, message }]
      }),
      words: shownDiagnostics(checked.diagnostics, checked.draft, showsSetUp),
    }),
    [checked, showsSetUp],
  )
  return { marks, words, settled: useDebounced(words, words.length > 0) }
}
