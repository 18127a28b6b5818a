import type { State } from './nextStages'

/** How a stage ended, and after how long; it did not run without a state. */
export type Ended = { name: string; seconds: number | undefined; state: State | undefined }

/** A table of the stages, the time of all together, and below it, on a line alone, how many passed and failed. */
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

/** Warnings, the sums of Jest and Playwright, and the tests that passed the second time only, with the sum above them. */
const NOTE = /^\*\*\* |^Tests: |^ +\d+ (passed|flaky|skipped)\b|^ {4}\S.* › /

/** What is worth telling of what a stage printed that passed. */
export function notesOf(output: string): string[] {
  return output.split('\n').filter((line) => NOTE.test(line))
}
