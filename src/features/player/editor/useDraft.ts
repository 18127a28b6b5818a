import { useMemo, useState } from 'react'
import { draftOf, fieldText, offsetInProgram, programOfDraft, withFieldText } from './draft'
import { draftIn } from './draftIn'

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
