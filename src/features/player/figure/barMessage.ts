import type { RunView } from './exampleRun'
import { problemMessage } from './problem'
import type { Problem } from './problem'

export type Situation = {
  state: RunView['state']
  problem: Problem | undefined
  /** The line of the problem as the reader counts it. */
  line: number | undefined
  /** The frame that is shown, where the program was paused. */
  tick: number
  isEditing: boolean
  /** Whether the program came with the address and was not run. */
  isForeign: boolean
  isEditorLost: boolean
  /** Why the address holds no program, told once on a page. */
  addressFault: string
}

/** What the bar says: the most urgent first. */
export function barMessage({
  state,
  problem,
  line,
  tick,
  isEditing,
  isForeign,
  isEditorLost,
  addressFault,
}: Situation): string {
  if (state === 'failed') return 'The player could not be started. Press again to try once more.'
  if (isEditorLost) return 'The editor could not be loaded. Press Edit to try once more.'
  if (isForeign) return 'This code came with the link. Read it, then press Play.'
  // The editor tells its faults itself
  if (problem && !(isEditing && problem.kind === 'refused')) return problemMessage(problem, line)
  if (state === 'running') return 'Running'
  return state === 'paused' ? `Paused at frame ${tick}` : addressFault
}
