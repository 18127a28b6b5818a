import { useCallback, useEffect, useMemo, useRef } from 'react'
import { inputsRead } from '../input/inputsRead'
import { usePlayerInput } from '../input/usePlayerInput'
import { codeFrameOf, editorLineAt } from '../page/pageProgram'
import { acceptForeign } from '../project/editedPrograms'
import { useOutOfSight, useRun, useStage } from '../run/useRun'
import { usePlayerSound } from '../sound/usePlayerSound'
import { playPress } from '../toolbar/toolbarMessage'
import type { Action, ToolbarState, PictureFacts, PendingAction } from '../toolbar/toolbarState'
import { PlayedParts } from '../toolbar/PlayedParts'
import { useMiniPlayer } from '../toolbar/useMiniPlayer'
import { useFullscreen } from '../toolbar/useFullscreen'
import { ExampleEditors } from './ExampleEditors'
import { useToolbarState } from './useToolbarState'
import { useLiveEditor } from './useLiveEditor'
import { LiveStage, useScreen } from './LiveStage'
import { useProgram, useShownProgram } from './useProgram'
import { useShaderFiles } from './useShaderFiles'

export type PlayerProps = {
  /** The container of the picture, which the canvas replaces. */
  stage: HTMLElement
  /** What the picture shows, in words. */
  description: string
  facts: PictureFacts
  /** The last pressed action, a new object for each press; undefined when a stored edit opened the example. */
  pendingAction: PendingAction | undefined
  onBar: (bar: ToolbarState) => void
}

type LiveExampleProps = PlayerProps & {
  block: HTMLElement
}

/** A canvas over the picture, the log below it, and the editor instead of its code. */
export function LiveExample({ block, stage, description, facts, pendingAction, onBar }: LiveExampleProps) {
  const figure = stage.parentElement!
  const program = useProgram(block, facts.program)
  const shaderFiles = useShaderFiles(facts.shaders)
  const { key, text } = program
  const isEdited = program.isEdited || shaderFiles.isEdited
  const isForeign = program.isForeign || shaderFiles.isForeign
  const { run, view, isRunning } = useRun()

  const playButton = useCallback(() => figure.querySelector<HTMLElement>('[data-action=play]'), [figure])
  const { fill, isFull, isScreenLost } = useFullscreen()
  const onFill = useCallback(() => fill(figure), [fill, figure])
  const reads = useMemo(() => inputsRead(text), [text])
  const play = useCallback(() => void run.play(), [run])
  const screen = useScreen(facts.output !== undefined, reads)
  const { canvas, hasPanel } = screen
  const onCanvas = screen.hasScreen && { onTake: play, onFill }
  const input = usePlayerInput({ canvas: screen.target, reads, isRunning, leaveTo: playButton, ...onCanvas })
  const sound = usePlayerSound(isRunning, hasPanel)
  useOutOfSight(stage, isRunning ? run.pause : undefined)
  useStage({ run, stage, canvas, input, sound, ...screen.reported })

  const isWanted = canvas !== null && !isForeign && (pendingAction !== undefined || isEdited)
  const shown = useShownProgram(run, program, facts, isWanted, shaderFiles)
  const editor = useLiveEditor({ run, key, figure, block, isEdited, hasShaders: shaderFiles.files.length > 0 })
  const { isEditing } = editor
  const isPlayed = facts.reads || isEdited
  // No game can have the keyboard before the canvas exists
  usePendingAction(canvas ? pendingAction : undefined, {
    play: () => {
      const press = playPress(run.view.state, isForeign)
      if (press === 'pause') return run.pause()
      if (press === 'refresh') shown.refresh()
      for (const it of [program, ...shaderFiles.files]) acceptForeign(it.key)
      play()
      if (isPlayed) input.takeKeys()
    },
    step: () => void run.step(),
    restart: () => void run.restart(),
    edit: editor.toggle,
    reset: () => {
      screen.reset()
      shown.reset()
    },
    fullscreen: () => {
      onFill()
      if (isRunning && isPlayed) input.takeKeys()
    },
  })
  useMiniPlayer({ figure, stage, block: codeFrameOf(block), isEditing: editor.isOpenedHere })
  const whole = { ...view, ...program, isEdited, isForeign }
  useToolbarState({ ...whole, block, figure, isEditing, isFull, isEditorLost: editor.isLost, isScreenLost, onBar })

  return (
    <>
      <LiveStage
        {...{ stage, screen, description, isEdited }}
        canvasProps={input.canvasProps}
        lines={view.log}
        name={facts.name}
      />
      <PlayedParts
        {...{ view, input, reads, sound, isPlayed }}
        isPanel={hasPanel}
        // Not after Edit alone, so that Done restores the layout
        hasPad={isFull || view.state !== 'idle'}
        lineAt={(line) => editorLineAt(block, line)}
      />
      <ExampleEditors
        {...{ editor, shown, view, block, figure, text }}
        place={Number(facts.program)}
        files={shaderFiles.files}
        shaders={shaderFiles.shaders}
      />
    </>
  )
}

/** Performs each pressed action once. */
function usePendingAction(pendingAction: PendingAction | undefined, handlers: Record<Action, () => void>) {
  const done = useRef<PendingAction>()
  useEffect(() => {
    if (!pendingAction || pendingAction === done.current) return
    done.current = pendingAction
    handlers[pendingAction.action]()
  }, [pendingAction, handlers])
}
