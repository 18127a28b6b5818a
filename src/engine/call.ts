import type { DrawCall } from './drawCall'

/** A call that is told and draws nothing: a line of the log, a sound. */
export type ToldCall =
  | { op: 'log!'; options: { text: string } }
  | { op: 'audio::play' | 'audio::pause' | 'audio::stop'; options: { name: string } }

/** What a frame leaves behind, in the order of the program. */
export type Call = DrawCall | ToldCall

/** Whether a call can be seen. */
export const isDrawn = (call: Call): call is DrawCall => call.op !== 'log!' && !call.op.startsWith('audio::')
