import { useMemo, useState } from 'react'
import { isRemovedLine, textOfLine } from '../../dom/shownCode'
import { programOf } from '../../lib/code/program'
import { draftOf, fieldText, offsetInProgram, programOfDraft, withFieldText } from '../code/draft'
import type { Draft } from '../code/draft'

/** What the reader makes of the program of a code block, as long as it is the program that is shown. */
export function useDraft(block: HTMLElement, text: string, onChange: (text: string) => void) {
  const original = useMemo(() => draftIn(block), [block])
  const originalText = programOfDraft(original)
  const [draft, setDraft] = useState(() => draftOf(original, text))
  const [dropped, setDropped] = useState<string>()
  const [showsSetUp, setShowsSetUp] = useState(false)
  if (programOfDraft(draft) !== text) {
    // Not written here: the program came from elsewhere, or the page's own is back
    setDropped(text === originalText ? programOfDraft(draft) : undefined)
    setDraft(draftOf(original, text))
  }
  return {
    draft,
    isChanged: text !== originalText,
    /** What was written before the page's own program was brought back. */
    dropped,
    fieldText: fieldText(draft, showsSetUp),
    showsSetUp,
    toggleSetUp: () => setShowsSetUp(!showsSetUp),
    /** A text in the field, and a place in it, as the whole program has them. */
    inProgram: (written: string, offset: number) => {
      const next = withFieldText(draft, written, showsSetUp)
      return { text: programOfDraft(next), offset: offsetInProgram(next, offset, showsSetUp) }
    },
    write: (written: string) => {
      const next = withFieldText(draft, written, showsSetUp)
      setDropped(undefined)
      setDraft(next)
      onChange(programOfDraft(next))
    },
  }
}

/** The program of a finished code block: its lines without removed ones, and those that it hides as set-up. */
export function draftIn(block: HTMLElement): Draft {
  const shown = Array.from(block.querySelector('pre')?.querySelectorAll<HTMLElement>('.l') ?? [], (line) => ({
    text: textOfLine(line),
    isRemoved: isRemovedLine(line),
    isSetUp: false,
  }))
  const setUp = JSON.parse(block.dataset.setUp ?? '[]') as [after: number, text: string][]
  return programOf(
    shown,
    setUp.map(([after, text]) => ({ after, text, isSetUp: true })),
  ).map(({ text, isSetUp }) => ({ text, isSetUp }))
}
