import type { State } from './nextStages'

export type Ended = { name: string; seconds: number | undefined; state: State | undefined }

export function tableOf(stages: readonly Ended[], seconds: number): string {
  const count = (wanted: State) => stages.filter(({ state }) => state === wanted).length
  const row = (name: string, seconds: string, result: string) =>
    `${name.padEnd(14)}${seconds.padStart(8)}  ${result}`.trimEnd()
  return [
    row('Stage', 'Seconds', 'Result'),
    ...stages.map(({ name, seconds, state }) => row(name, seconds?.toFixed(1) ?? '', state ?? 'not run')),
    row('all', seconds.toFixed(1), ''),
    '',
    `${count('passed')} passed, ${count('failed')} failed`,
  ].join('\n')
}

/** Warnings, totals, and flaky tests of Jest and Playwright. */
const NOTE = /^\*\*\* |^Tests: |^ +\d+ (passed|flaky|skipped)\b|^ {4}\S.* › /

export function notesOf(output: string): string[] {
  return output.split('\n').filter((line) => NOTE.test(line))
}
