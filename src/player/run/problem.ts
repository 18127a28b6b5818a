import type { Mend } from 'rust'
import type { LocatedDiagnostic, Outcome, Stopped } from '../runtime/session'

/** Why an example does not show what it should. */
export type Problem =
  | { kind: 'refused'; diagnostics: readonly LocatedDiagnostic[] }
  | ({ kind: 'stopped' } & Stopped)
  | { kind: 'unresponsive' }

/** What is wrong after an answer; undefined where nothing is. */
export function problemOf(outcome: Exclude<Outcome, { kind: 'overtaken' }>): Problem | undefined {
  if (outcome.kind !== 'shown') return outcome
  return outcome.stopped && { kind: 'stopped', ...outcome.stopped }
}

/** A fault of the program that is edited: where it stands in its whole text, and what to say of it. */
export type EditorDiagnostic = {
  /** Offsets in the text that the editor was given, whatever stood around it when it was compiled. */
  start: number
  end: number
  message: string
  label?: string
  help?: string
  mend?: Mend
}

/** What the editor underlines: what is wrong, else what is surely not meant. */
export function diagnosticsOf(
  problem: Problem | undefined,
  hints: readonly LocatedDiagnostic[] = [],
): readonly EditorDiagnostic[] {
  if (problem?.kind === 'refused') return problem.diagnostics.map(editorDiagnostic)
  if (!problem) return hints.map(editorDiagnostic)
  if (problem.kind !== 'stopped' || !problem.span) return []
  const { span, message } = problem
  return [{ start: span.start, end: span.end, message }]
}

const editorDiagnostic = ({
  span: { start, end },
  message,
  label,
  help,
  mend,
}: LocatedDiagnostic): EditorDiagnostic => ({
  start,
  end,
  message,
  ...(label !== undefined && { label }),
  ...(help !== undefined && { help }),
  ...(mend && { mend }),
})

/** The line of the whole program that the problem is told at, counted from 1. */
export function lineOf(problem: Problem | undefined): number | undefined {
  if (problem?.kind === 'refused') return problem.diagnostics[0]?.line
  return problem?.kind === 'stopped' ? problem.line : undefined
}

/** What a reader can do about a program that used more than a frame may, by what is said of it. */
const ADVICE: readonly (readonly [said: RegExp, advice: string])[] = [
  [/too much memory/, 'Does a list or a string grow without limit?'],
  [/draws too much/, 'Draw fewer or smaller shapes in one frame.'],
  [/prints too much/, 'Log less in one frame.'],
  [/frames have run/, 'Do less in each frame.'],
]

/** What is said of it, with the line as the reader counts it. */
export function problemMessage(problem: Problem, line: number | undefined): string {
  const place = line === undefined ? '' : `, line ${line}`
  if (problem.kind === 'unresponsive') {
    return 'Stopped: the program didn’t respond for four seconds. Change it or press Restart.'
  }
  if (problem.kind === 'stopped') {
    if (problem.reason === 'panic') return `Stopped: ${problem.message}${place}`
    const [what, advice] = withAdvice(problem.message)
    return `Stopped: ${what}${place}${advice && `. ${advice}`}`
  }
  const [first, ...others] = problem.diagnostics
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  return `Compile error: ${first?.message ?? 'the program is incomplete'}${place}${more}`
}

/** What ran out, and what to do about it: a message may ask that itself. */
function withAdvice(message: string): readonly [what: string, advice: string] {
  const [, what, question] = /^(.*): (.*\?)$/.exec(message) ?? []
  if (what && question) return [what, question[0]!.toUpperCase() + question.slice(1)]
  return [message, ADVICE.find(([said]) => said.test(message))?.[1] ?? '']
}
