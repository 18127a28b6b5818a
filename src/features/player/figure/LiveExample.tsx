import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { pressOn } from '../../../dom/pressOn'
import { reloadIfOutdated } from '../../../dom/reloadIfOutdated'
import { LiveMessage } from '../../../ui/LiveMessage'
import { inputsRead } from '../input/inputsRead'
import { KeyLegend } from '../input/KeyLegend'
import { TouchPad } from '../input/TouchPad'
import { usePlayerInput } from '../input/usePlayerInput'
import { openSession, preparePlayer } from '../session'
import { usePlayerSound } from '../sound/usePlayerSound'
import { barMessage } from './barMessage'
import { useEditorModule } from './editorModule'
import { acceptForeign } from './editedPrograms'
import { ExampleRun } from './exampleRun'
import { LogList } from './LogList'
import { closeEditor, openEditor, useDrawsEditor, useEditorOpener } from './openEditors'
import { shownLineAt } from './pageProgram'
import { paint } from './paint'
import type { PlayerProps } from './playerProps'
import { faultsOf, lineOf } from './problem'
import { showBlock } from './showBlock'
import { useDock } from './useDock'
import { useMarkedLine } from './useMarkedLine'
import { useOutOfSight } from './useOutOfSight'
import { useProgram } from './useProgram'
import { useWish } from './useWish'
import * as styles from './LiveExample.module.css'

type LiveExampleProps = PlayerProps & {
  /** The code block that holds the program. */
  block: HTMLElement
}

/** An example that lives: its canvas over the picture, its log below, and the editor in its code. */
export function LiveExample({ block, stage, description, facts, wish, onBar }: LiveExampleProps) {
  const { moment = '', program } = facts
  const { key, original, text, isEdited, isForeign, addressFault, change, reset } = useProgram(block, program)
  const isPlayed = facts.reads || isEdited
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [run] = useState(() => new ExampleRun(openSession))
  const view = useSyncExternalStore(run.subscribe, () => run.view)
  const { state, problem } = view
  const isRunning = state === 'running'

  const figure = stage.parentElement!
  const playButton = useCallback(() => figure.querySelector<HTMLElement>('[data-action=play]'), [figure])
  const reads = useMemo(() => inputsRead(text), [text])
  const play = useCallback(() => void run.play(), [run])
  const input = usePlayerInput({ canvas, reads, isRunning, leaveTo: playButton, onTake: play })
  const sound = usePlayerSound(isRunning)
  useOutOfSight(stage, isRunning ? run.pause : undefined)

  useLayoutEffect(() => {
    run.connect({
      inputFor: input.inputFor,
      onShown: ({ picture, sounds }, isAnew) => {
        if (canvas) paint(canvas, picture)
        stage.dataset.live = ''
        if (isAnew) sound.stopAll()
        sound.play(sounds)
      },
    })
  })
  useEffect(
    () => () => {
      run.close()
      delete stage.dataset.live
    },
    [run, stage],
  )

  const opener = useEditorOpener(key)
  const isEditing = opener !== undefined
  const writtenOf = (program: string) => (program === original ? facts.written : undefined)
  const written = writtenOf(text)
  const isWanted = canvas !== null && !isForeign && (wish !== undefined || isEdited)
  const isReset = useRef(false)
  useEffect(() => {
    if (!isWanted) return
    if (isReset.current) void run.showAnew(text, moment, written)
    else void run.show(text, moment, written)
    isReset.current = false
  }, [run, isWanted, text, moment, written])
  // Who begins to edit soon needs what reads a changed text, but first the picture
  useEffect(() => {
    if (isEditing) run.showing.then(() => preparePlayer({ toEdit: true })).catch(() => {})
  }, [run, isEditing])

  const changeAndShow = (next: string) => {
    // The worker draws while the page colors the text
    if (isWanted) void run.show(next, moment, writtenOf(next))
    change(next)
  }

  // Before the canvas is there, no game can have its keys
  useWish(canvas ? wish : undefined, {
    play: () => {
      if (run.view.state === 'running') return run.pause()
      if (isForeign || run.view.state === 'failed') void run.showAnew(text, moment, written)
      acceptForeign(key)
      void run.play()
      if (isPlayed) input.takeKeys()
    },
    step: () => void run.step(),
    restart: () => void run.restart(),
    edit: () => {
      if (isEditing) return void closeEditor(key)
      showBlock(block, figure)
      setEditorLost(false)
      openEditor(key, figure.querySelector<HTMLElement>('[data-action=edit]')!)
    },
    reset: () => {
      isReset.current = true
      reset()
    },
  })
  const drawsEditor = useDrawsEditor(key)
  const [isEditorLost, setEditorLost] = useState(false)
  const editor = useEditorModule(
    isEditing || isEdited,
    useCallback(async () => {
      await reloadIfOutdated(() => pressOn(figure.querySelector('[data-action=edit]')!, 'data-action'))
      closeEditor(key)
      setEditorLost(true)
    }, [figure, key]),
  )
  useDock({ figure, stage, block, isEditing: opener !== undefined && figure.contains(opener) })

  const programLine = lineOf(problem)
  const shownLine = isEdited || isEditing || programLine === undefined ? undefined : shownLineAt(block, programLine)
  useMarkedLine(shownLine?.element)
  const line = shownLine?.line ?? programLine
  const isFirst = figure.contains(document.querySelector('article [data-action=edit]'))
  const message = barMessage({
    ...view,
    line,
    isEditing,
    isForeign,
    isEditorLost,
    addressFault: isFirst ? addressFault : '',
  })
  useEffect(() => onBar({ state, message, isEditing, isEdited }), [onBar, state, message, isEditing, isEdited])

  return (
    <>
      {createPortal(
        <canvas
          ref={setCanvas}
          width={256}
          height={144}
          role="img"
          aria-label={`Live picture. At first: ${description}`}
          {...input.canvasProps}
        />,
        stage,
      )}
      <TouchPad input={input} reads={reads} />
      {view.shader && (
        <p className={styles.note}>
          Turbo changes the whole picture with the shader <code>{view.shader}</code>. Here you see it without.
        </p>
      )}
      {reads.sounds && (
        <button type="button" className={styles.sound} aria-pressed={sound.isOn} onClick={sound.toggle}>
          Sound
        </button>
      )}
      <LiveMessage>{input.message}</LiveMessage>
      {isPlayed && <KeyLegend input={input} reads={reads} />}
      {view.log.length > 0 && <LogList lines={view.log} isRunning={isRunning} />}
      {drawsEditor && editor && (
        <editor.Editor
          block={block}
          program={Number(program)}
          text={text}
          isOpen={isEditing}
          faults={faultsOf(problem)}
          onChange={changeAndShow}
          onLeave={() => closeEditor(key)?.focus()}
        />
      )}
    </>
  )
}
