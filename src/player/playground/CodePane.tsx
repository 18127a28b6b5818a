import { useCallback, useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import type { EditorRequest } from '../editor/CodeMirrorEditor'
import { useFieldModule } from '../editor/editorModule'
import { listen } from '../page/events'
import type { ProjectFile } from '../project/project'
import type { EditorDiagnostic } from '../run/problem'
import { preparePlayer } from '../runtime/session'
import { FileEditor } from './FileEditor'
import * as styles from './Workbench.module.css'

/** A request to the editor of a file. */
export type FileRequest = { path: string; wanted: EditorRequest }

type CodePaneProps = {
  code: ReactNode
  takesFocus: boolean
  files: readonly ProjectFile[]
  openPath: string
  diagnostics: Readonly<Record<string, readonly EditorDiagnostic[]>>
  spriteNames: readonly string[]
  request: FileRequest | undefined
  onChange: (file: ProjectFile) => void
  onLeave: () => void
  onNotice: (message: string) => void
}

/** Keeps the editors of opened files and shows one. */
export function CodePane(props: CodePaneProps) {
  const { code, takesFocus, files, openPath, diagnostics, spriteNames, request, onChange, onLeave, onNotice } = props
  const { block, findBlock } = useCodeBlock()
  const { CodeMirrorEditor, isLost } = useEditor()
  const keepFocus = useSuppressAutofocus(takesFocus)
  const opened = useOpenedFiles(openPath, files)
  return (
    <section aria-label="Code" className={styles.code} ref={findBlock} onFocus={keepFocus}>
      {code}
      {isLost && <p role="status">Couldn’t load the editor. Reload the page to try again.</p>}
      {CodeMirrorEditor &&
        block &&
        opened.map((file) => (
          <FileEditor
            key={file.path}
            block={block}
            file={file}
            isShown={file.path === openPath}
            CodeMirrorEditor={CodeMirrorEditor}
            diagnostics={diagnostics[file.path] ?? NO_DIAGNOSTICS}
            spriteNames={spriteNames}
            request={request?.path === file.path ? request.wanted : undefined}
            onChange={(text) => onChange({ path: file.path, text })}
            onLeave={onLeave}
            onNotice={onNotice}
          />
        ))}
    </section>
  )
}

const NO_DIAGNOSTICS: readonly never[] = []

/** In the order of the list; each has an editor. */
function useOpenedFiles(path: string, files: readonly ProjectFile[]): readonly ProjectFile[] {
  const [paths, setPaths] = useState<readonly string[]>([path])
  if (!paths.includes(path)) setPaths([...paths, path])
  return files.filter((file) => paths.includes(file.path) || file.path === path)
}

function useCodeBlock() {
  const [block, setBlock] = useState<HTMLElement | null>(null)
  const findBlock = useCallback((place: HTMLElement | null) => {
    const found = place?.querySelector<HTMLElement>('[data-code-block]') ?? null
    if (found) found.dataset.lineNumbers = ''
    setBlock(found)
  }, [])
  return { block, findBlock }
}

/** Loads the editor, then the compiler. */
function useEditor() {
  const [isLost, setLost] = useState(false)
  const lose = useCallback(() => setLost(true), [])
  const field = useFieldModule(true, lose)
  useEffect(() => {
    // Play reports a failure
    preparePlayer({ toEdit: true }).catch(() => {})
  }, [])
  return { CodeMirrorEditor: field?.CodeMirrorEditor, isLost }
}

/**
 * CodeMirror takes focus when it mounts. Unless wanted, the returned `onFocus` handler gives it back until the user
 * interacts.
 */
function useSuppressAutofocus(takesFocus: boolean) {
  const isQuiet = useRef(!takesFocus)
  useEffect(() => {
    const act = () => {
      isQuiet.current = false
    }
    const stops = [listen(document, 'pointerdown', act, true), listen(document, 'keydown', act, true)]
    return () => stops.forEach((stop) => stop())
  }, [])
  return ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!isQuiet.current) return
    isQuiet.current = false
    if (relatedTarget instanceof HTMLElement) relatedTarget.focus()
    else target.blur()
  }
}
