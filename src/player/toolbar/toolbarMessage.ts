import type { RunView } from '../run/exampleRun'
import { problemMessage, type Problem } from '../run/problem'
import { LOADING_TOOLBAR } from './toolbarState'

export type Situation = {
  state: RunView['state']
  problem: Problem | undefined
  line: number | undefined
  isStartChanged: boolean
  isWaiting: boolean
  tick: number
  isEditing: boolean
  isForeign: boolean
  isEditorLost: boolean
  isScreenLost: boolean
  isEditHinted: boolean
  addressError: string
}

/** Most urgent first. */
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
    // The editor shows its own diagnostics
    return isEditing ? shown : [problemMessage(problem, line), shown].filter(Boolean).join('. ')
  }
  if (problem) return problemMessage(problem, line)
  if (isStartChanged) return 'You changed the initial state. Press Restart to apply it.'
  if (state === 'running') return isEditHinted ? 'Running. Click Edit to change the code.' : 'Running'
  return state === 'paused' ? `Paused at frame ${tick}` : addressError
}

/** The state of the last working version while the current text does not compile. */
function lastWorking(state: RunView['state'], tick: number): string {
  if (state === 'running') return 'Running the last working version'
  if (state === 'stopped') return 'Stopped the last working version'
  return state === 'paused' ? `Paused the last working version at frame ${tick}` : ''
}

/** `refresh` resets the program before it runs. */
type PlayPress = 'pause' | 'refresh' | 'continue'

/** A shared program, or one that failed to start, has not been shown yet. */
export function playPress(state: RunView['state'], isForeign: boolean): PlayPress {
  if (state === 'running') return 'pause'
  return isForeign || state === 'failed' ? 'refresh' : 'continue'
}
