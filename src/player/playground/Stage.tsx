import { forwardRef, type CSSProperties, type RefObject } from 'react'
import { CodeWords } from '../../ui/CodeWords'
import { LiveMessage } from '../../ui/LiveMessage'
import { useDebouncedProblem } from '../diagnostics/useDebounced'
import type { InputsRead } from '../input/inputsRead'
import { TouchPad } from '../input/TouchPad'
import type { PlayerInput } from '../input/usePlayerInput'
import type { ExampleRun, RunView } from '../run/exampleRun'
import { lineOf } from '../run/problem'
import { SoundButton } from '../sound/SoundButton'
import type { PlayerSound } from '../sound/usePlayerSound'
import { toolbarMessage } from '../toolbar/toolbarMessage'
import { useFrameRate } from './useFrameRate'
import * as barStyles from '../toolbar/PlayerToolbar.module.css'
import * as styles from './Stage.module.css'
import '../toolbar/liveStrip.css'
import '../toolbar/toolbarStrip.css'

type StageProps = {
  run: ExampleRun
  view: RunView
  isForeign: boolean
  isScreenLost: boolean
  input: PlayerInput
  reads: InputsRead
  sound: PlayerSound
  resolution: readonly [number, number]
  playButton: RefObject<HTMLButtonElement>
  onPlay: () => void
  onFill: () => void
}

export const Stage = forwardRef<HTMLCanvasElement, StageProps>(function Stage(
  { run, view, isForeign, isScreenLost, input, reads, sound, resolution, playButton, onPlay, onFill },
  ref,
) {
  const isRunning = view.state === 'running'
  const problem = useDebouncedProblem(view.problem)
  const frameRate = useFrameRate(run, isRunning)
  const message = toolbarMessage({
    ...view,
    problem,
    line: lineOf(problem),
    isEditing: true,
    isForeign,
    isEditorLost: false,
    isScreenLost,
    isEditHinted: false,
    addressError: '',
  })
  const [width, height] = resolution
  const size = { '--picture-width': width, '--picture-height': height } as CSSProperties
  const others = { type: 'button', className: barStyles.button, disabled: isForeign } as const
  return (
    <figure className={styles.figure} style={size}>
      <div className={styles.stage}>
        <canvas
          ref={ref}
          width={width}
          height={height}
          role="img"
          aria-label="Picture of the program"
          {...input.canvasProps}
        />
      </div>
      <div role="group" aria-label="Program" className={barStyles.bar} data-state={view.state}>
        <button ref={playButton} type="button" className={barStyles.button} data-action="play" onClick={onPlay}>
          {isRunning ? 'Pause' : 'Play'}
        </button>
        <button {...others} data-action="step" onClick={() => void run.step()}>
          Step
        </button>
        <button {...others} data-action="restart" onClick={() => void run.restart()}>
          Restart
        </button>
        {frameRate !== undefined && (
          <span className={styles.rate} aria-hidden="true">
            {frameRate} fps
          </span>
        )}
        {reads.sounds && <SoundButton sound={sound} />}
        <button type="button" className={barStyles.button} data-action="fullscreen" title="Fullscreen" onClick={onFill}>
          Fullscreen
        </button>
        <span role="status" className={barStyles.message}>
          {message}
        </span>
      </div>
      <TouchPad input={input} reads={reads} isRunning={isRunning} />
      <p role="status" className={view.shaderNote ? styles.note : 'visuallyHidden'}>
        <CodeWords>{view.shaderNote}</CodeWords>
      </p>
      <LiveMessage>{input.message}</LiveMessage>
    </figure>
  )
})
