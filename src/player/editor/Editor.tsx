import { useCallback, useEffect, useId, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { keepOwnText } from '../../dom/shownCode'
import { RUST, type EditorLanguage } from '../code/editorLanguage'
import { DiagnosticNote } from '../diagnostics/DiagnosticNote'
import { useEditorDiagnostics } from '../diagnostics/shownDiagnostics'
import { MAX_PROGRAM_LENGTH } from '../project/maxProgramLength'
import type { ExampleFiles } from '../project/exampleProject'
import type { EditorDiagnostic } from '../run/problem'
import { queryText } from '../runtime/session'
import { MergeButton } from './MergeButton'
import type { CodeMirrorEditorProps } from './CodeMirrorEditor'
import { LinkButton, PlaygroundButton, UnsavedNotice } from './EditorButtons'
import { EditorPanel } from './EditorPanel'
import { DiagnosticList } from './DiagnosticList'
import type { TabMode } from './tabMode'
import { PaintedCode } from './PaintedCode'
import { useDraft } from './useDraft'
import { useStaticCode } from './useStaticCode'
import * as styles from './Editor.module.css'

export type EditorProps = {
  /** The code block, `figure[data-code-block]`; the editor replaces its code and reads its setup lines. */
  block: HTMLElement
  /** Index of the code block on the page, from 0; part of the copied link. */
  program: number
  /** The whole program, including setup lines. */
  text: string
  /** Whether the user is editing; otherwise an edited text is shown as static code. */
  isOpen: boolean
  /** The editor, once loaded; static code is shown until then. */
  CodeMirrorEditor: ComponentType<CodeMirrorEditorProps> | undefined
  diagnostics: readonly EditorDiagnostic[]
  /** The figure that can become a mini player and then shows the first diagnostic. */
  figure?: HTMLElement | undefined
  onChange: (text: string) => void
  /** Called when the user leaves the editor; focus returns to Edit. */
  onLeave: () => void
  /** What Esc does, as a phrase. */
  leaving?: string
  /** The whole example, of which this may be a shader. */
  example: ExampleFiles
  /** Rust by default; a shader omits the button to the playground. */
  language?: EditorLanguage
}

const TOO_LONG = `Too long: programs here are limited to ${MAX_PROGRAM_LENGTH.toLocaleString('en')} characters.`

const FIND_LOST = 'Couldn’t load Find. Press the keys again.'

function modeMessage(mode: TabMode, leaving: string): string {
  if (mode === 'writing') return 'Tab indents. Press Esc to leave with Tab.'
  return mode === 'passing' ? `Tab leaves the editor. Esc ${leaving.replace('the editor', 'it')}.` : ''
}

/** Replaces the example's static code. */
export function Editor(props: EditorProps) {
  const { block, program, text, isOpen, CodeMirrorEditor, diagnostics, figure, onChange, onLeave } = props
  const { leaving = 'closes the editor', example, language = RUST } = props
  const { draft, isChanged, dropped, editorText, showsSetUp, toggleSetUp, inProgram, write } = useDraft(
    block,
    text,
    onChange,
  )
  const [message, setMessage] = useState('')
  const hintId = useId()
  const refuse = useCallback(() => setMessage(TOO_LONG), [])
  const [isVisible, setVisible] = useState(false)
  const isWritten = isOpen && isVisible
  const isPainted = !isWritten && (isChanged || diagnostics.length > 0)
  const { finished, frame } = useStaticCode(block, isWritten || isPainted)
  const { marks, words, settled } = useEditorDiagnostics({ diagnostics, draft, showsSetUp })
  useEffect(() => {
    keepOwnText(block, isWritten ? editorText : undefined)
    return () => keepOwnText(block, undefined)
  }, [block, isWritten, editorText])
  if (!isOpen && !isPainted) return null

  return createPortal(
    <>
      {isOpen && CodeMirrorEditor && (
        <CodeMirrorEditor
          language={language}
          text={editorText}
          diagnostics={marks}
          shown={words}
          finished={finished}
          hintId={hintId}
          queryText={({ kind, text: written, offset }) => queryText({ kind, ...inProgram(written, offset) })}
          onChange={(written) => {
            setMessage('')
            write(written)
          }}
          onTooLong={refuse}
          onFindLost={() => setMessage(FIND_LOST)}
          onMode={(mode) => setMessage(modeMessage(mode, leaving))}
          onLeave={onLeave}
          onVisible={setVisible}
        />
      )}
      {isPainted && (
        <PaintedCode text={editorText} diagnostics={marks} finished={finished} segments={language.segments} />
      )}
      <DiagnosticList
        diagnostics={settled}
        isSaidAbove={isWritten && settled.every(({ place }) => place !== undefined)}
      />
      {isWritten &&
        figure &&
        settled[0] &&
        createPortal(<DiagnosticNote diagnostic={settled[0]} block={block} />, figure)}
      {isOpen && (
        <EditorPanel leaving={leaving} hintId={hintId} message={message}>
          {dropped !== undefined && <RestoreButton frame={frame} onPress={() => onChange(dropped)} />}
          {draft.some(({ isSetUp }) => isSetUp) && (
            <button type="button" className={styles.tool} aria-pressed={showsSetUp} onClick={toggleSetUp}>
              Show setup
            </button>
          )}
          <MergeButton block={block} text={text} onChange={onChange} onNotice={setMessage} />
          <LinkButton program={program} text={text} />
          {language.name === 'rust' && <PlaygroundButton example={example} />}
          <UnsavedNotice example={example} onNotice={setMessage} />
        </EditorPanel>
      )}
    </>,
    frame,
  )
}

/** Restores an edit of an earlier text. Disappears when pressed, so the editor takes the focus. */
function RestoreButton({ frame, onPress }: { frame: HTMLElement; onPress: () => void }) {
  const press = () => {
    onPress()
    frame.querySelector<HTMLElement>('[role=textbox]')?.focus()
  }
  return (
    <button type="button" className={styles.tool} onClick={press}>
      Restore my edit
    </button>
  )
}
