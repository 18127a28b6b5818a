import { LiveMessage } from '../../ui/LiveMessage'
import type { InputsRead } from '../input/inputsRead'
import { KeyLegend } from '../input/KeyLegend'
import { TouchPad } from '../input/TouchPad'
import type { PlayerInput } from '../input/usePlayerInput'
import type { RunView } from '../run/exampleRun'
import { SoundButton } from '../sound/SoundButton'
import type { PlayerSound } from '../sound/usePlayerSound'
import { LogList } from './LogList'
import * as styles from './PlayedParts.module.css'
import './liveStrip.css'

type PlayedPartsProps = {
  view: RunView
  input: PlayerInput
  reads: InputsRead
  sound: PlayerSound
  isPlayed: boolean
  /** Whether there are touch buttons, which change the layout on a phone in landscape. */
  hasPad: boolean
  /** Maps a line of the whole program to its shown number. */
  lineAt?: (line: number) => number
  /** Whether the log is in a panel instead of below the picture. */
  isPanel?: boolean
}

const NO_HINTS: RunView['hints'] = []

/** Touch buttons, keys, sound and log. */
export function PlayedParts(props: PlayedPartsProps) {
  const { view, input, reads, sound, isPlayed, hasPad, lineAt, isPanel = false } = props
  const isRunning = view.state === 'running'
  return (
    <>
      {hasPad && <TouchPad input={input} reads={reads} isRunning={isRunning} />}
      <ShaderNote note={view.shaderNote} />
      <LiveMessage>{input.message}</LiveMessage>
      <div className={styles.beside} data-beside>
        {reads.sounds && <SoundButton sound={sound} />}
        {isPlayed && <KeyLegend input={input} reads={reads} isPanel={isPanel} />}
      </div>
      <LogList
        lines={isPanel ? NO_LINES : view.log}
        // The lines of a text that does not compile are others
        hints={view.problem?.kind === 'refused' ? NO_HINTS : view.hints}
        isRunning={isRunning}
        isExpected={isRunning && reads.logs && !isPanel}
        {...(lineAt && { lineAt })}
      />
    </>
  )
}

const NO_LINES: RunView['log'] = []

/** Code is in backticks. */
function ShaderNote({ note }: { note: string }) {
  return (
    <p role="status" className={note ? styles.note : 'visuallyHidden'}>
      {note.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </p>
  )
}
