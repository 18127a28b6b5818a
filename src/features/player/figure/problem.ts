import type { EditorFault } from '../editor/editorFault'
import type { Fault, Outcome, Stopped } from '../session'

/** Why an example does not show what it should. */
export type Problem =
  { kind: 'refused'; diagnostics: readonly Fault[] } | ({ kind: 'stopped' } & Stopped) | { kind: 'unresponsive' }

/** What is wrong after an answer; undefined where nothing is. */
export function problemOf(outcome: Exclude<Outcome, { kind: 'overtaken' }>): Problem | undefined {
  if (outcome.kind !== 'shown') return outcome
  return outcome.stopped && { kind: 'stopped', ...outcome.stopped }
}

/** What the editor underlines. */
export function faultsOf(problem: Problem | undefined): readonly EditorFault[] {
  if (problem?.kind === 'refused') {
    return problem.diagnostics.map(({ span: { start, end }, message, label, help }) => ({
      start,
      end,
      message,
      ...(label !== undefined && { label }),
      ...(help !== undefined && { help }),
    }))
  }
  if (problem?.kind !== 'stopped' || !problem.span) return []
  const { span, message } = problem
  return [{ start: span.start, end: span.end, message }]
}

/** The line of the whole program that the problem is told at, counted from 1. */
export function lineOf(problem: Problem | undefined): number | undefined {
  if (problem?.kind === 'refused') return problem.diagnostics[0]?.line
  return problem?.kind === 'stopped' ? problem.line : undefined
}

/** What is said of it, with the line as the reader counts it. */
export function problemMessage(problem: Problem, line: number | undefined): string {
  const place = line === undefined ? '' : `, line ${line}`
  if (problem.kind === 'unresponsive') return 'Stopped: the program gave no answer for four seconds, so it was ended'
  if (problem.kind === 'stopped') return `Stopped: ${problem.message}${place}`
  const [first, ...others] = problem.diagnostics
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  return `Cannot run: ${first?.message ?? 'the program is not complete'}${place}${more}`
}
