import { useCallback, useId, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { LONGEST_TEXT } from '../longestText'
import { draftOf, fieldText, offsetInField, programOfDraft, withFieldText } from './draft'
import { draftIn } from './draftIn'
import type { EditorFault } from './editorFault'
import { EditorPanel } from './EditorPanel'
import { FaultList } from './FaultList'
import { Field } from './Field'
import type { FieldMode } from './fieldKeys'
import { LinkButton } from './LinkButton'
import { movedSpan } from './movedSpan'
import { toldFaults } from './toldFaults'
import * as styles from './Editor.module.css'

export type EditorProps = {
  /** The code block, `figure[data-code-block]`: the field takes the place of its code, set-up lines are read from it. */
  block: HTMLElement
  /** Which code block of the page it is, counted from 0: part of the address that "Copy link" gives. */
  program: number
  /** The whole program as it is now, set-up lines included. */
  text: string
  /** Whether the reader edits; else the text stands there as code, where it differs from that of the page. */
  isOpen: boolean
  /** What is wrong with the text. */
  faults: readonly EditorFault[]
  /** Hears every change at once, with the whole program. */
  onChange: (text: string) => void
  /** The reader is done: the focus goes back to the Edit button. */
  onLeave: () => void
}

const TOO_LONG = `That is too long: a program here has at most ${LONGEST_TEXT.toLocaleString('en')} characters.`
const MODE_MESSAGES: Partial<Record<FieldMode, string>> = {
  writing: 'Tab indents now. Escape ends that.',
  passing: 'Tab moves on now. Escape closes the editor.',
}

/** The text of an example as a field that the reader edits, in the place of the finished code. */
export function Editor({ block, program, text, isOpen, faults, onChange, onLeave }: EditorProps) {
  const original = useMemo(() => draftIn(block), [block])
  const originalText = programOfDraft(original)
  const [draft, setDraft] = useState(() => draftOf(original, text))
  const [dropped, setDropped] = useState<string>()
  const [checked, setChecked] = useState({ faults, text })
  const [showsSetUp, setShowsSetUp] = useState(false)
  const [message, setMessage] = useState('')
  const hintId = useId()
  const refuse = useCallback(() => setMessage(TOO_LONG), [])

  if (programOfDraft(draft) !== text) {
    // Not written here: the program came from elsewhere, or the page's own is back
    setDropped(text === originalText ? programOfDraft(draft) : undefined)
    setDraft(draftOf(original, text))
  }
  if (checked.faults !== faults) setChecked({ faults, text })

  const isShown = isOpen || text !== originalText || faults.length > 0
  const [finished, frame] = useMemo(() => {
    const code = block.querySelector<HTMLElement>('pre')!
    return [code, code.parentElement!]
  }, [block])
  // Before the field looks which of its lines is in view
  useLayoutEffect(() => {
    finished.hidden = isShown
    return () => {
      finished.hidden = false
    }
  }, [finished, isShown])

  const { spans, told } = useMemo(() => {
    const moved = faults.map((fault) => ({ ...fault, ...movedSpan(fault, checked.text, text) }))
    return {
      spans: moved.flatMap(({ start, end }) => {
        const first = offsetInField(draft, start, showsSetUp)
        return first === undefined ? [] : [{ start: first, end: first + end - start }]
      }),
      told: toldFaults(moved, draft, showsSetUp),
    }
  }, [faults, checked, text, draft, showsSetUp])

  if (!isShown) return null

  const write = (written: string) => {
    const next = withFieldText(draft, written, showsSetUp)
    setMessage('')
    setDropped(undefined)
    setDraft(next)
    onChange(programOfDraft(next))
  }
  const bringBack = (lost: string) => {
    onChange(lost)
    // The button that was pressed goes away
    frame.querySelector('textarea')?.focus()
  }
  return createPortal(
    <>
      <Field
        text={fieldText(draft, showsSetUp)}
        isOpen={isOpen}
        faults={spans}
        finished={finished}
        hintId={hintId}
        onChange={write}
        onTooLong={refuse}
        onMode={(mode) => setMessage(MODE_MESSAGES[mode] ?? '')}
        onLeave={onLeave}
      />
      <FaultList faults={told} />
      {isOpen && (
        <EditorPanel hintId={hintId} message={message}>
          {dropped !== undefined && (
            <button type="button" className={styles.tool} onClick={() => bringBack(dropped)}>
              Bring my edit back
            </button>
          )}
          {draft.some(({ isSetUp }) => isSetUp) && (
            <button
              type="button"
              className={styles.tool}
              aria-pressed={showsSetUp}
              onClick={() => setShowsSetUp(!showsSetUp)}
            >
              Show set-up
            </button>
          )}
          <LinkButton program={program} text={text} />
        </EditorPanel>
      )}
    </>,
    frame,
  )
}
