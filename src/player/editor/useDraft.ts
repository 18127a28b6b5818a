import { useMemo, useState } from 'react'
import { isRemovedLine, textOfLine } from '../../dom/shownCode'
import { programOf, unpackedSetUp } from '../../lib/code/program'
import { draftOf, editorText, offsetInProgram, programOfDraft, withEditorText, type Draft } from '../code/draft'

export function useDraft(block: HTMLElement, text: string, onChange: (text: string) => void) {
  const original = useMemo(() => draftIn(block), [block])
  const originalText = programOfDraft(original)
  const [draft, setDraft] = useState(() => draftOf(original, text))
  const [dropped, setDropped] = useState<string>()
  const [showsSetUp, setShowsSetUp] = useState(false)
  if (programOfDraft(draft) !== text) {
    // Changed elsewhere: another program was loaded, or the page's own was restored
    setDropped(text === originalText ? programOfDraft(draft) : undefined)
    setDraft(draftOf(original, text))
  }
  return {
    draft,
    isChanged: text !== originalText,
    /** The edit that Reset discarded. */
    dropped,
    editorText: editorText(draft, showsSetUp),
    showsSetUp,
    toggleSetUp: () => setShowsSetUp(!showsSetUp),
    inProgram: (written: string, offset: number) => {
      const next = withEditorText(draft, written, showsSetUp)
      return { text: programOfDraft(next), offset: offsetInProgram(next, offset, showsSetUp) }
    },
    write: (written: string) => {
      const next = withEditorText(draft, written, showsSetUp)
      setDropped(undefined)
      setDraft(next)
      onChange(programOfDraft(next))
    },
  }
}

/** Includes hidden setup lines, excludes removed lines. */
export function draftIn(block: HTMLElement): Draft {
  const shown = Array.from(block.querySelector('pre')?.querySelectorAll<HTMLElement>('.l') ?? [], (line) => ({
    text: textOfLine(line),
    isRemoved: isRemovedLine(line),
    isSetUp: false,
  }))
  const setUp = unpackedSetUp(block.dataset.setUp).map((line) => ({ ...line, isSetUp: true }))
  return programOf(shown, setUp).map(({ text, isSetUp }) => ({ text, isSetUp }))
}
