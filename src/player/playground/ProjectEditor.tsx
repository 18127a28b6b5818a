import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { useEditorModule, useFieldModule } from '../editor/editorModule'
import { inputsRead } from '../input/inputsRead'
import { usePlayerInput } from '../input/usePlayerInput'
import { listen } from '../page/events'
import type { Project } from '../project/projectList'
import { diagnosticsOf } from '../run/problem'
import { useOutOfSight, useRun, useStage } from '../run/useRun'
import { preparePlayer } from '../runtime/session'
import { usePlayerSound } from '../sound/usePlayerSound'
import { playPress } from '../toolbar/toolbarMessage'
import { useMiniPlayer } from '../toolbar/useMiniPlayer'
import { useFullscreen } from '../toolbar/useFullscreen'
import { PlayedPicture } from './PlayedPicture'
import * as styles from './Playground.module.css'

/** The playground has one code block. */
const PROGRAM = 0

type WorkbenchProps = {
  project: Pick<Project, 'text' | 'isForeign'>
  code: ReactNode
  /** Whether the editor takes focus when it mounts. */
  takesFocus: boolean
  onChange: (text: string) => void
  /** Called when the user runs a program from a shared link. */
  onTrust: () => void
}

/** The editor and picture of a project. */
export function ProjectEditor({ project: { text, isForeign }, code, takesFocus, onChange, onTrust }: WorkbenchProps) {
  const { run, view, isRunning } = useRun()
  const diagnostics = useMemo(() => diagnosticsOf(view.problem, view.hints), [view.problem, view.hints])
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const playButton = useRef<HTMLButtonElement>(null)
  const reads = useMemo(() => inputsRead(text), [text])
  const play = useCallback(() => void run.play(), [run])
  const leaveTo = useCallback(() => playButton.current, [])
  const { fill, isScreenLost } = useFullscreen()
  const onFill = useCallback(() => fill(canvas!.closest('figure')!), [fill, canvas])
  const input = usePlayerInput({ canvas, reads, isRunning, leaveTo, onFill, ...(!isForeign && { onTake: play }) })
  const sound = usePlayerSound(isRunning)
  useStage({ run, canvas, input, sound })
  const isShown = canvas !== null && !isForeign
  useEffect(() => {
    if (isShown) void run.show(text, '')
  }, [run, isShown, text])

  const [block, setBlock] = useState<HTMLElement | null>(null)
  const findBlock = useCallback((place: HTMLElement | null) => {
    setBlock(place?.querySelector<HTMLElement>('[data-code-block]') ?? null)
  }, [])
  const { Editor, CodeMirrorEditor, isLost } = useEditor()
  const keepFocus = useSuppressAutofocus(takesFocus)

  return (
    <div className={styles.panes}>
      <div ref={findBlock} onFocus={keepFocus}>
        {code}
        {isLost && <p role="status">Couldn’t load the editor. Reload the page to try again.</p>}
        {Editor && block && (
          <Editor
            block={block}
            program={PROGRAM}
            text={text}
            isOpen
            CodeMirrorEditor={CodeMirrorEditor}
            diagnostics={diagnostics}
            onChange={(next) => {
              // Lets the worker draw while the page colors the text
              if (isShown) void run.show(next, '')
              onChange(next)
            }}
            onLeave={() => playButton.current?.focus()}
            leaving="moves focus to Play"
          />
        )}
      </div>
      {canvas && block && <Around canvas={canvas} block={block} onLeft={isRunning ? run.pause : undefined} />}
      <PlayedPicture
        {...{ run, view, isForeign, isScreenLost, input, reads, sound, playButton, onFill }}
        ref={setCanvas}
        onPlay={() => {
          const press = playPress(view.state, isForeign)
          if (press === 'pause') return run.pause()
          if (press === 'refresh') void run.refresh(text, '')
          onTrust()
          play()
          input.takeKeys()
        }}
      />
    </div>
  )
}

/** Loads the editor and, soon after, the compiler. */
function useEditor() {
  const [isLost, setLost] = useState(false)
  const lose = useCallback(() => setLost(true), [])
  const editor = useEditorModule(true, lose)
  const field = useFieldModule(true, lose)
  useEffect(() => {
    // Play reports a failure
    preparePlayer({ toEdit: true }).catch(() => {})
  }, [])
  return { Editor: editor?.Editor, CodeMirrorEditor: field?.CodeMirrorEditor, isLost }
}

type AroundProps = { canvas: HTMLCanvasElement; block: HTMLElement; onLeft: (() => void) | undefined }

/** Makes the picture follow the code unless both are side by side, and pauses a game that is out of view. */
function Around({ canvas, block, onLeft }: AroundProps) {
  const stage = canvas.parentElement!
  useMiniPlayer({ figure: stage.parentElement!, stage, block, isEditing: true })
  useOutOfSight(stage, onLeft)
  return null
}

/**
 * CodeMirror takes focus when it mounts. Unless that is wanted, the returned `onFocus` handler reverts it until the
 * user interacts.
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
