import { useEffect, useId, useMemo, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { keepOwnText } from '../../dom/shownCode'
import { LiveMessage } from '../../ui/LiveMessage'
import { WGSL } from '../wgsl/wgslLanguage'
import { RUST, type EditorLanguage } from '../code/editorLanguage'
import { tomlSegments } from '../code/tomlSegments'
import { useEditorDiagnostics } from '../diagnostics/shownDiagnostics'
import type { CodeMirrorEditorProps, EditorRequest } from '../editor/CodeMirrorEditor'
import { DiagnosticList } from '../editor/DiagnosticList'
import { useStaticCode } from '../editor/useStaticCode'
import { MAX_PROGRAM_LENGTH } from '../project/maxProgramLength'
import { PROGRAM_PATH, type ProjectFile } from '../project/project'
import type { EditorDiagnostic } from '../run/problem'
import { queryText } from '../runtime/session'
import * as styles from './FileEditor.module.css'

type FileEditorProps = {
  block: HTMLElement
  file: ProjectFile
  isShown: boolean
  CodeMirrorEditor: ComponentType<CodeMirrorEditorProps>
  diagnostics: readonly EditorDiagnostic[]
  /** Names of the project's own sprites, for completion. */
  spriteNames: readonly string[]
  request: EditorRequest | undefined
  onChange: (text: string) => void
  onLeave: () => void
  onNotice: (message: string) => void
}

const TOO_LONG = `Too long: files here are limited to ${MAX_PROGRAM_LENGTH.toLocaleString('en')} characters.`
const MODES = { writing: 'Tab indents. Press Esc to leave with Tab.', passing: 'Tab leaves the editor.' }

/** Each file keeps its undo history while another one is shown. */
export function FileEditor(props: FileEditorProps) {
  const { block, file, isShown, CodeMirrorEditor, diagnostics, spriteNames, request, onChange, onLeave, onNotice } =
    props
  const { path, text } = file
  const [language] = useState(() => languageOf(path))
  const { finished, frame } = useStaticCode(block, true)
  const draft = useMemo(() => text.split('\n').map((line) => ({ text: line, isSetUp: false })), [text])
  const { marks, words, settled } = useEditorDiagnostics({ diagnostics, draft, showsSetUp: false })
  const [message, setMessage] = useState('')
  const hintId = useId()
  useEffect(() => {
    if (isShown) keepOwnText(block, text)
  }, [block, isShown, text])
  const isProgram = path === PROGRAM_PATH
  return createPortal(
    <div className={styles.file} data-own-scroll data-shown={isShown || undefined}>
      <CodeMirrorEditor
        language={language}
        text={text}
        diagnostics={marks}
        shown={words}
        finished={finished}
        hintId={hintId}
        isFoldable
        request={request}
        queryText={async (question) => {
          if (!isProgram) return {}
          const answer = await queryText(question)
          const { suggestions } = answer
          if (!suggestions || spriteNames.length === 0) return answer
          const sprites = [...new Set([...spriteNames, ...suggestions.sprites])]
          return { ...answer, suggestions: { ...suggestions, sprites } }
        }}
        onChange={(written) => {
          setMessage('')
          onChange(written)
        }}
        onTooLong={() => onNotice(TOO_LONG)}
        onFindLost={() => onNotice('Couldn’t load Find. Press the keys again.')}
        onMode={(mode) => setMessage(mode === 'writing' || mode === 'passing' ? MODES[mode] : '')}
        onLeave={onLeave}
      />
      <p id={hintId} hidden>
        Press Esc to move focus to Play. Press ? outside the editor for all keys.
      </p>
      {isShown && <DiagnosticList diagnostics={settled} isSaidAbove />}
      <LiveMessage>{message}</LiveMessage>
    </div>,
    frame,
  )
}

function languageOf(path: string): EditorLanguage {
  if (path.endsWith('.toml')) return { name: 'toml', label: path, segments: tomlSegments }
  if (path.endsWith('.wgsl')) return { ...WGSL, label: path }
  return { ...RUST, label: 'Rust program of this project' }
}
