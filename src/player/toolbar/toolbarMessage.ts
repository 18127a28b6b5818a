import type { RunView } from '../run/exampleRun'
import { problemMessage } from '../run/problem'
import type { Problem } from '../run/problem'
import { LOADING_TOOLBAR } from './toolbarState'

export type Situation = {
  state: RunView['state']
  problem: Problem | undefined
  /** The line of the problem as the reader counts it. */
  line: number | undefined
  /** Whether a start value has changed since the program began. */
  isStartChanged: boolean
  /** Whether a text is on its way to its picture. */
  isWaiting: boolean
  /** The frame that is shown, where the program was paused. */
  tick: number
  isEditing: boolean
  /** Whether the program came with the address and was not run. */
  isForeign: boolean
  isEditorLost: boolean
  /** Whether what fills the screen could not be loaded. */
  isScreenLost: boolean
  /** Whether the reader is to hear that she can edit it. */
  isEditHinted: boolean
  /** Why the address holds no program, told once on a page. */
  addressError: string
}

/** What the bar says: the most urgent first. */
export function toolbarMessage({
  state,
  problem,
  line,
  isStartChanged,
  isWaiting,
  tick,
  isEditing,
  isForeign,
  isEditorLost,
  isScreenLost,
  isEditHinted,
  addressError,
}: Situation): string {
  if (state === 'failed') return 'Couldn’t start the player. Try again.'
  if (isEditorLost) return 'Couldn’t load the editor. Press Edit to try again.'
  if (isScreenLost) return 'Couldn’t open fullscreen. Press Fullscreen to try again.'
  if (isForeign) return 'This code comes from a shared link. Review it before you press Play.'
  if (isWaiting) return LOADING_TOOLBAR.message
  if (problem?.kind === 'refused') {
    const shown = lastWorking(state, tick)
    // The editor tells its faults itself
    return isEditing ? shown : [problemMessage(problem, line), shown].filter(Boolean).join('. ')
  }
  if (problem) return problemMessage(problem, line)
  if (isStartChanged) return 'You changed the initial state. Press Restart to apply it.'
  if (state === 'running') return isEditHinted ? 'Running. Click Edit to change the code.' : 'Running'
  return state === 'paused' ? `Paused at frame ${tick}` : addressError
}

/** What the last working version does while the text that stands there cannot run. */
function lastWorking(state: RunView['state'], tick: number): string {
  if (state === 'running') return 'Running the last working version'
  if (state === 'stopped') return 'Stopped the last working version'
  return state === 'paused' ? `Paused the last working version at frame ${tick}` : ''
}

/** What a press on the first button does: `refresh` begins with the program before it runs. */
type PlayPress = 'pause' | 'refresh' | 'goOn'

/** A press pauses what runs. What came with the address has not been shown, nor has what could not be started. */
export function playPress(state: RunView['state'], isForeign: boolean): PlayPress {
  if (state === 'running') return 'pause'
  return isForeign || state === 'failed' ? 'refresh' : 'goOn'
}
