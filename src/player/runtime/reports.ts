import type { Call, OutputLine } from 'engine'
import { positionAt, type Panic } from 'rust/machine'
import type { Diagnostic } from 'rust'
import { shownLinesOf } from '../../lib/code/output'
import { MAX_PROGRAM_LENGTH } from '../project/maxProgramLength'
import type { LocatedDiagnostic, SoundChange, Stopped } from './protocol'

/** Limit of one answer, so that the page stays responsive. */
const MAX_LINES = 100
const MAX_LINE_LENGTH = 1_000
const MAX_SOUNDS = 16

/** Combining marks beyond those of real languages; each costs layout time like a letter. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu

/** The last lines of output, shortened. */
export const diagnosticLines = (output: readonly OutputLine[]): OutputLine[] =>
  shownLinesOf(output.slice(-MAX_LINES).map((line) => ({ ...line, text: shortened(line.text) }))).slice(-MAX_LINES)

/** The last change of each track. */
export function soundsOf(calls: readonly Call[]): SoundChange[] {
  const changes = new Map<string, SoundChange>()
  for (const { op, options } of calls) {
    if (op !== 'audio::play' && op !== 'audio::pause' && op !== 'audio::stop') continue
    changes.delete(options.name)
    changes.set(options.name, { change: op.slice('audio::'.length) as SoundChange['change'], name: options.name })
  }
  return [...changes.values()].slice(-MAX_SOUNDS)
}

export function soundsBetween(before: ReadonlySet<string>, after: ReadonlySet<string>): SoundChange[] {
  const stopped = [...before].filter((name) => !after.has(name)).map((name) => ({ change: 'stop' as const, name }))
  const begun = [...after].filter((name) => !before.has(name)).map((name) => ({ change: 'play' as const, name }))
  return [...stopped.slice(-MAX_SOUNDS), ...begun.slice(-MAX_SOUNDS)]
}

export function stoppedBy({ message, reason, span }: Panic, text: string): Stopped {
  const place = span && { span, line: positionAt(text, span.start).line }
  return { reason: reason === 'panic' ? 'panic' : 'budget', message: shortened(message), ...place }
}

export function diagnosticsOf(diagnostics: readonly Diagnostic[], text: string): LocatedDiagnostic[] {
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    ...positionAt(text, diagnostic.span.start),
    message: shortened(diagnostic.message),
    ...(diagnostic.label !== undefined && { label: shortened(diagnostic.label) }),
  }))
}

export function lengthDiagnostic({ length }: string): LocatedDiagnostic | undefined {
  if (length <= MAX_PROGRAM_LENGTH) return undefined
  const span = { start: MAX_PROGRAM_LENGTH, end: length }
  const message = `this program is too long: ${spaced(length)} characters of at most ${spaced(MAX_PROGRAM_LENGTH)}`
  return { span, message, line: 1, column: 1 }
}

export const unreadableDiagnostic = () => ownError('the site couldn’t read this program; the code is not the cause')

/** The next edit retries, unless the browser caches the failure. */
export const notLoadedDiagnostic = () =>
  ownError('couldn’t load part of the player: edit the code to try again, or reload the page')

const ownError = (message: string): LocatedDiagnostic => ({ span: { start: 0, end: 0 }, message, line: 1, column: 1 })

/** The start of a text that is too long to read. */
function shortened(text: string): string {
  const begun = text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH)}…` : text
  return begun.replace(PILED_MARKS, '$1')
}

const spaced = (number: number) => number.toLocaleString('en-US')
