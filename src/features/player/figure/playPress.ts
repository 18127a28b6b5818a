import type { RunView } from './exampleRun'

/** What a press on the first button does: `showAnew` begins with the program before it runs. */
export type PlayPress = 'pause' | 'showAnew' | 'goOn'

/** A press pauses what runs. What came with the address has not been shown, nor has what could not be started. */
export function playPress(state: RunView['state'], isForeign: boolean): PlayPress {
  if (state === 'running') return 'pause'
  return isForeign || state === 'failed' ? 'showAnew' : 'goOn'
}
