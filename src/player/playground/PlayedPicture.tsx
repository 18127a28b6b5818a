import { forwardRef } from 'react'
import type { RefObject } from 'react'
import { useDebouncedProblem } from '../diagnostics/useDebounced'
import type { InputsRead } from '../input/inputsRead'
import type { PlayerInput } from '../input/usePlayerInput'
import type { ExampleRun, RunView } from '../run/exampleRun'
import { lineOf } from '../run/problem'
import type { PlayerSound } from '../sound/usePlayerSound'
import { toolbarMessage } from '../toolbar/toolbarMessage'
import { PlayedParts } from '../toolbar/PlayedParts'
import * as barStyles from '../toolbar/PlayerToolbar.module.css'
import * as styles from './Playground.module.css'
import '../toolbar/toolbarStrip.css'

type PlayedPictureProps = {
  run: ExampleRun
  view: RunView
  isForeign: boolean
  isScreenLost: boolean
  input: PlayerInput
  reads: InputsRead
  sound: PlayerSound
  playButton: RefObject<HTMLButtonElement>
  onPlay: () => void
  onFill: () => void
}

export const PlayedPicture = forwardRef<HTMLCanvasElement, PlayedPictureProps>(function PlayedPicture(
  { run, view, isForeign, isScreenLost, input, reads, sound, playButton, onPlay, onFill },
  ref,
) {
  const isRunning = view.state === 'running'
  const problem = useDebouncedProblem(view.problem)
  const line = lineOf(problem)
  const message = toolbarMessage({
    ...view,
    problem,
    line,
    isEditing: true,
    isForeign,
    isEditorLost: false,
    isScreenLost,
    isEditHinted: false,
    addressError: '',
  })
  const others = { type: 'button', className: barStyles.button, disabled: isForeign } as const
  return (
    <figure className={styles.picture}>
      <div className={styles.stage}>
        <canvas
          ref={ref}
          width={256}
          height={144}
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
        <button type="button" className={barStyles.button} data-action="fullscreen" title="Fullscreen" onClick={onFill}>
          Fullscreen
        </button>
        <span role="status" className={barStyles.message}>
          {message}
        </span>
      </div>
      <PlayedParts {...{ view, input, reads, sound }} isPlayed />
    </figure>
  )
})
