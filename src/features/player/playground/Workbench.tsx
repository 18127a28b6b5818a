import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useEditorModule } from '../figure/editorModule'
import { ExampleRun } from '../figure/exampleRun'
import { paint } from '../figure/paint'
import { faultsOf } from '../figure/problem'
import { useDock } from '../figure/useDock'
import { inputsRead } from '../input/inputsRead'
import { usePlayerInput } from '../input/usePlayerInput'
import { openSession, preparePlayer } from '../session'
import { usePlayerSound } from '../sound/usePlayerSound'
import { PlayedPicture } from './PlayedPicture'
import type { Work } from './shelf'
import { useQuietStart } from './useQuietStart'
import * as styles from './Playground.module.css'

/** A program stands alone on the page. */
const PROGRAM = 0

type WorkbenchProps = {
  work: Pick<Work, 'text' | 'isForeign'>
  code: ReactNode
  /** Whether the reader goes on in the editor; else the focus stays where it is. */
  takesFocus: boolean
  onChange: (text: string) => void
  /** The reader runs a program that came with the address. */
  onTrust: () => void
}

/** A work in the making: its editor beside its picture. */
export function Workbench({ work: { text, isForeign }, code, takesFocus, onChange, onTrust }: WorkbenchProps) {
  const [run] = useState(() => new ExampleRun(openSession))
  const view = useSyncExternalStore(run.subscribe, () => run.view)
  const isRunning = view.state === 'running'
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const playButton = useRef<HTMLButtonElement>(null)
  const reads = useMemo(() => inputsRead(text), [text])
  const play = useCallback(() => void run.play(), [run])
  const leaveTo = useCallback(() => playButton.current, [])
  const input = usePlayerInput({ canvas, reads, isRunning, leaveTo, ...(!isForeign && { onTake: play }) })
  const sound = usePlayerSound(isRunning)

  useLayoutEffect(() => {
    run.connect({
      inputFor: input.inputFor,
      onShown: ({ picture, sounds }, isAnew) => {
        if (canvas) paint(canvas, picture)
        if (isAnew) sound.stopAll()
        sound.play(sounds)
      },
    })
  })
  useEffect(() => () => run.close(), [run])
  const isShown = canvas !== null && !isForeign
  useEffect(() => {
    if (isShown) void run.show(text, '')
  }, [run, isShown, text])
  useEffect(() => {
    run.showing.then(() => preparePlayer({ toEdit: true })).catch(() => {})
  }, [run])

  const [block, setBlock] = useState<HTMLElement | null>(null)
  const findBlock = useCallback((place: HTMLElement | null) => {
    setBlock(place?.querySelector<HTMLElement>('[data-code-block]') ?? null)
  }, [])
  const [isEditorLost, setEditorLost] = useState(false)
  const editor = useEditorModule(
    true,
    useCallback(() => setEditorLost(true), []),
  )
  const keepFocus = useQuietStart(takesFocus)

  return (
    <div className={styles.bench}>
      <div ref={findBlock} onFocus={keepFocus}>
        {code}
        {isEditorLost && <p role="status">The editor could not be loaded. Reload the page to try once more.</p>}
        {editor && block && (
          <editor.Editor
            block={block}
            program={PROGRAM}
            text={text}
            isOpen
            faults={faultsOf(view.problem)}
            onChange={(next) => {
              // The worker draws while the page colors the text
              if (isShown) void run.show(next, '')
              onChange(next)
            }}
            onLeave={() => playButton.current?.focus()}
          />
        )}
      </div>
      {canvas && block && <Dock canvas={canvas} block={block} />}
      <PlayedPicture
        {...{ run, view, isForeign, input, reads, sound, playButton }}
        ref={setCanvas}
        onPlay={() => {
          if (isRunning) return run.pause()
          if (isForeign || view.state === 'failed') void run.showAnew(text, '')
          onTrust()
          play()
          input.takeKeys()
        }}
      />
    </div>
  )
}

/** Has the picture follow the code where it does not stand beside it. */
function Dock({ canvas, block }: { canvas: HTMLCanvasElement; block: HTMLElement }) {
  useDock({ figure: canvas.closest('figure')!, stage: canvas.parentElement!, block, isEditing: true })
  return null
}
