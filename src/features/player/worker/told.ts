import type { Call } from '../../../engine/call'
import type { Panic } from '../../../rust/machine/values/panic'
import { positionAt } from '../../../rust/front/source/position'
import type { SoundChange, Stopped } from './protocol'

/** What one answer tells at most, so that the page is never busy with it. */
const MOST_LINES = 100
const LONGEST_LINE = 1_000
const MOST_SOUNDS = 16

/** Marks above and below one letter beyond those that some language writes: each takes as long to set as a letter. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** A text that a reader can take in; of a longer one its beginning. */
export function shortened(text: string): string {
  const begun = text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text
  return begun.replace(PILED_MARKS, '$1')
}

/** The lines that a reader is told of all that were written: the last ones. */
export const toldLines = (logs: readonly string[]): string[] =>
  logs
    .slice(-MOST_LINES)
    .flatMap((text) => shortened(text).split(LINE_ENDS))
    .slice(-MOST_LINES)

/** What became of the tracks in some calls: for each track the last change. */
export function soundsOf(calls: readonly Call[]): SoundChange[] {
  const changes = new Map<string, SoundChange>()
  for (const { op, options } of calls) {
    if (op !== 'audio::play' && op !== 'audio::pause' && op !== 'audio::stop') continue
    changes.delete(options.name)
    changes.set(options.name, { change: op.slice('audio::'.length) as SoundChange['change'], name: options.name })
  }
  return [...changes.values()].slice(-MOST_SOUNDS)
}

/** What has to change for the tracks that play to be others. */
export function soundsBetween(before: ReadonlySet<string>, after: ReadonlySet<string>): SoundChange[] {
  const stopped = [...before].filter((name) => !after.has(name)).map((name) => ({ change: 'stop' as const, name }))
  const begun = [...after].filter((name) => !before.has(name)).map((name) => ({ change: 'play' as const, name }))
  return [...stopped.slice(-MOST_SOUNDS), ...begun.slice(-MOST_SOUNDS)]
}

/** Why a program does not go on, with the line of its text. */
export function stoppedBy({ message, reason, span }: Panic, text: string): Stopped {
  const place = span && { span, line: positionAt(text, span.start).line }
  return { reason: reason === 'panic' ? 'panic' : 'budget', message: shortened(message), ...place }
}
