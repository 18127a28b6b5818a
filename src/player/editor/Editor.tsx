import { useCallback, useEffect, useId, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { keepOwnText } from '../../dom/shownCode'
import { DiagnosticNote } from '../diagnostics/DiagnosticNote'
import { useEditorDiagnostics } from '../diagnostics/shownDiagnostics'
import { LONGEST_TEXT } from '../project/longestText'
import type { EditorDiagnostic } from '../run/problem'
import { askOfText } from '../runtime/session'
import { CarryButton } from './CarryButton'
import type { CodeFieldProps } from './CodeField'
import { LinkButton, PlaygroundButton } from './EditorButtons'
import { EditorPanel } from './EditorPanel'
import { DiagnosticList } from './DiagnosticList'
import type { FieldMode } from './fieldMode'
import { PaintedCode } from './PaintedCode'
import { useDraft } from './useDraft'
import { useFinishedCode } from './useFinishedCode'
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
  /** What the reader edits in, once it is loaded: until then the text stands there as code. */
  CodeField: ComponentType<CodeFieldProps> | undefined
  /** What is wrong with the text. */
  diagnostics: readonly EditorDiagnostic[]
  /** What holds the picture where it may be docked: it says what is wrong first, and leads there. */
  figure?: HTMLElement | undefined
  /** Hears every change at once, with the whole program. */
  onChange: (text: string) => void
  /** The reader is done: the focus goes back to the Edit button. */
  onLeave: () => void
  /** What Escape does then, in words. */
  leaving?: string
}

const TOO_LONG = `Too long: programs here are limited to ${LONGEST_TEXT.toLocaleString('en')} characters.`

const FIND_LOST = 'Couldn’t load Find. Press the keys again.'

function modeMessage(mode: FieldMode, leaving: string): string {
  if (mode === 'writing') return 'Tab indents. Press Esc to leave with Tab.'
  return mode === 'passing' ? `Tab leaves the editor. Esc ${leaving.replace('the editor', 'it')}.` : ''
}

/** The text of an example as a field that the reader edits, in the place of the finished code. */
export function Editor(props: EditorProps) {
  const { block, program, text, isOpen, CodeField, diagnostics, figure, onChange, onLeave } = props
  const { leaving = 'closes the editor' } = props
  const { draft, isChanged, dropped, fieldText, showsSetUp, toggleSetUp, inProgram, write } = useDraft(
    block,
    text,
    onChange,
  )
  const [message, setMessage] = useState('')
  const hintId = useId()
  const refuse = useCallback(() => setMessage(TOO_LONG), [])
  const isShown = isOpen || isChanged || diagnostics.length > 0
  const { finished, frame, lines } = useFinishedCode(block, isShown)
  const { marks, told } = useEditorDiagnostics({ diagnostics, draft, showsSetUp })
  const isWritten = isOpen && CodeField !== undefined
  useEffect(() => {
    keepOwnText(block, isWritten ? fieldText : undefined)
    return () => keepOwnText(block, undefined)
  }, [block, isWritten, fieldText])
  if (!isShown) return null

  const bringBack = (lost: string) => {
    onChange(lost)
    // The button that was pressed goes away
    frame.querySelector<HTMLElement>('[role=textbox]')?.focus()
  }
  return createPortal(
    <>
      {isWritten ? (
        <CodeField
          text={fieldText}
          diagnostics={marks}
          told={told}
          finished={finished}
          hintId={hintId}
          ask={({ kind, text: written, offset }) => askOfText({ kind, ...inProgram(written, offset) })}
          onChange={(written) => {
            setMessage('')
            write(written)
          }}
          onTooLong={refuse}
          onFindLost={() => setMessage(FIND_LOST)}
          onMode={(mode) => setMessage(modeMessage(mode, leaving))}
          onLeave={onLeave}
        />
      ) : (
        <PaintedCode text={fieldText} diagnostics={marks} lines={lines} className={finished.className} />
      )}
      <DiagnosticList diagnostics={told} isSaidAbove={isWritten && told.every(({ place }) => place !== undefined)} />
      {isWritten && figure && told[0] && createPortal(<DiagnosticNote diagnostic={told[0]} block={block} />, figure)}
      {isOpen && (
        <EditorPanel leaving={leaving} hintId={hintId} message={message}>
          {dropped !== undefined && (
            <button type="button" className={styles.tool} onClick={() => bringBack(dropped)}>
              Restore my edit
            </button>
          )}
          {draft.some(({ isSetUp }) => isSetUp) && (
            <button type="button" className={styles.tool} aria-pressed={showsSetUp} onClick={toggleSetUp}>
              Show setup
            </button>
          )}
          <CarryButton block={block} text={text} onChange={onChange} onTold={setMessage} />
          <LinkButton program={program} text={text} />
          <PlaygroundButton text={text} />
        </EditorPanel>
      )}
    </>,
    frame,
  )
}
