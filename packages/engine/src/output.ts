import type { FrameResult } from './machine'

/** A line of output in its frame: a message, or a started or stopped sound. */
export type OutputLine = { tick: number; text: string; isSound?: true }

const CHANGES = { 'audio::play': 'plays', 'audio::pause': 'pauses', 'audio::stop': 'stops' } as const

/** The messages of a frame, then its sounds. */
export function outputOf({ calls, logs }: Pick<FrameResult, 'calls' | 'logs'>, tick: number): OutputLine[] {
  const sounds = calls.flatMap((call) =>
    call.op === 'audio::play' || call.op === 'audio::pause' || call.op === 'audio::stop'
      ? [{ tick, text: `♪ ${call.options.name} ${CHANGES[call.op]}`, isSound: true as const }]
      : [],
  )
  return [...logs.map((text) => ({ tick, text })), ...sounds]
}
