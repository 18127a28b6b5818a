/** @jest-environment node */
import { IDLE_INPUT } from '../../../engine/input/frameInput'
import { nativesFor } from '../../../engine/natives/nativesFor'
import { engineDeclarations } from '../../../gatsby/examples/engineDeclarations'
import { compileProgram, declarationsWith } from '../../../rust/program'
import { FIRST_TEXT } from './firstText'
import type { Language } from './playedProgram'
import { playedPrograms } from './playedPrograms'
import type { Task } from './protocol'

const declarations = declarationsWith(engineDeclarations())
const language: Language = {
  compile: (text, machine, budget) => compileProgram(text, declarations, nativesFor(machine, declarations), budget),
}

/** The kind of each outcome that is given to the tasks of some programs, in turn; `stopped` where one cannot go on. */
async function kindsOf(...tasks: [program: number, task: Task][]) {
  const answerTo = playedPrograms({
    loadWritten: () => Promise.reject(new Error('404')),
    loadLanguage: () => Promise.resolve(language),
    natives: () => ({}),
    now: () => 0,
    onLoading: () => {},
  })
  expect(await answerTo({ id: 7, program: 0, kind: 'prepare', toEdit: true })).toEqual({ id: 7 })
  const kinds: (string | undefined)[] = []
  for (const [program, task] of tasks) {
    const { outcome } = await answerTo({ id: 8, program, ...task })
    kinds.push(outcome?.kind === 'shown' && outcome.stopped ? 'stopped' : outcome?.kind)
  }
  return kinds
}

const show = (text: string): Task => ({ kind: 'show', text, moment: '', keepState: false })
const ADVANCE: Task = { kind: 'advance', inputs: [IDLE_INPUT] }

test('each program goes by its number', async () => {
  expect(await kindsOf([1, show('log!("a");')], [2, ADVANCE], [1, ADVANCE])).toEqual(['shown', 'overtaken', 'shown'])
})

test('a closed program is forgotten', async () => {
  const tasks: [number, Task][] = [
    [1, show('log!("a");')],
    [1, { kind: 'close' }],
    [1, ADVANCE],
  ]
  expect(await kindsOf(...tasks)).toEqual(['shown', undefined, 'overtaken'])
})

test('the program that makes everything warm runs', async () => {
  expect(await kindsOf([1, show(FIRST_TEXT)], [1, ADVANCE])).toEqual(['shown', 'shown'])
})
