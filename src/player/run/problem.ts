import type { Fix } from 'rust'
import type { LocatedDiagnostic, Outcome, Stopped } from '../runtime/session'
import type { RunView } from './exampleRun'

export type Problem =
  | { kind: 'refused'; diagnostics: readonly LocatedDiagnostic[] }
  | ({ kind: 'stopped' } & Stopped)
  | { kind: 'unresponsive' }

/** Undefined if there is none. */
export function problemOf(outcome: Exclude<Outcome, { kind: 'overtaken' }>): Problem | undefined {
  if (outcome.kind !== 'shown') return outcome
  return outcome.stopped && { kind: 'stopped', ...outcome.stopped }
}

export type EditorDiagnostic = {
  /** Offsets in the text passed to the editor. */
  start: number
  end: number
  message: string
  label?: string
  help?: string
  fix?: Fix
}

/** Errors, or hints if there are none. */
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

const noDiagnostics: readonly EditorDiagnostic[] = []
const ofShader = new WeakMap<readonly LocatedDiagnostic[], readonly EditorDiagnostic[]>()

/** Referentially stable until the diagnostics change. */
export function shaderDiagnostics({ shaderErrors }: Pick<RunView, 'shaderErrors'>, name: string) {
  const errors = shaderErrors[name]
  if (!errors) return noDiagnostics
  const known = ofShader.get(errors) ?? errors.map(editorDiagnostic)
  ofShader.set(errors, known)
  return known
}

const editorDiagnostic = ({
  span: { start, end },
  message,
  label,
  help,
  fix,
}: LocatedDiagnostic): EditorDiagnostic => ({
  start,
  end,
  message,
  ...(label !== undefined && { label }),
  ...(help !== undefined && { help }),
  ...(fix && { fix }),
})

/** In the whole program, from 1. */
export function lineOf(problem: Problem | undefined): number | undefined {
  if (problem?.kind === 'refused') return problem.diagnostics[0]?.line
  return problem?.kind === 'stopped' ? problem.line : undefined
}

/** Advice for an exceeded budget, by message. */
const ADVICE: readonly (readonly [said: RegExp, advice: string])[] = [
  [/too much memory/, 'Does a list or a string grow without limit?'],
  [/draws too much/, 'Draw fewer or smaller shapes in one frame.'],
  [/prints too much/, 'Log less in one frame.'],
  [/frames have run/, 'Do less in each frame.'],
]

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

/** The advice may be part of the message. */
function withAdvice(message: string): readonly [what: string, advice: string] {
  const [, what, question] = /^(.*): (.*\?)$/.exec(message) ?? []
  if (what && question) return [what, question[0]!.toUpperCase() + question.slice(1)]
  return [message, ADVICE.find(([said]) => said.test(message))?.[1] ?? '']
}
