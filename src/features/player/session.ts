import type { FrameInput } from '../../engine/input/frameInput'
import type { Outcome } from './worker/protocol'

export type { Fault, Outcome, PlayedPicture, Shown, SoundChange, Stopped } from './worker/protocol'

export type ShowOptions = {
  /** The frame that is shown and what players do up to it: `frame=60 keys=right`, as authors write behind `preview`. */
  moment?: string
  /** A running game goes on with the new text, at the frame where it is, if its state has the same shape. */
  keepState?: boolean
}

/** One program that runs apart from the page. Every call answers with what is to be shown, and never rejects. */
export type Session = {
  /** Compiles a text and runs it to its moment. A newer call overtakes an older one. */
  show(text: string, options?: ShowOptions): Promise<Outcome>
  /** Runs one update for each input (1 to 4) and draws the last; while another call is under way it does nothing. */
  advance(inputs: readonly FrameInput[]): Promise<Outcome>
  /** Forgets the state and begins at frame 0, with the last text that could run. */
  restart(): Promise<Outcome>
  close(): void
}

/** Makes everything ready, so that the first press is answered at once. Rejects when it cannot be loaded; the next call tries again. */
export function preparePlayer(): Promise<void> {
  return Promise.reject(new Error('not there yet'))
}

/** A session of its own, once everything is ready. */
export async function openSession(): Promise<Session> {
  await preparePlayer()
  throw new Error('not there yet')
}
