/** @jest-environment node */
import { IDLE_INPUT, nativesWith } from 'engine'
import { nativesFor, optionFactsOf, turboDeclarations } from 'engine/language'
import { compileProgram } from 'rust'
import { coreStd, type Program } from 'rust/machine'
import { engineDeclarations } from '../../gatsby/examples/engineDeclarations'
import { writtenExample } from '../../gatsby/examples/writtenExample'
import { FIRST_TEXT } from './firstText'
import { playedPrograms, type WarmLanguage } from './playedPrograms'
import type { Task } from './protocol'

const declarations = turboDeclarations(engineDeclarations())
const language: WarmLanguage = {
  firstText: FIRST_TEXT,
  explain: () => ({ uses: [] }),
  suggest: (text, offset) => ({ names: [{ kind: 'variable', name: text.slice(0, offset), detail: '' }], sprites: [] }),
  compile: (text, machine, budget) => compileProgram(text, declarations, nativesFor(machine, declarations), budget),
  loadRest: () => Promise.resolve(),
  hints: () => [],
}

/** `stopped` for a stopped program. */
async function kindsOf(...tasks: [program: number, task: Task][]) {
  const answerTo = playedPrograms({
    loadWritten: () => Promise.reject(new Error('404')),
    loadLanguage: () => Promise.resolve(language),
    natives: () => ({}),
    loadSurface: () => Promise.reject(new Error('404')),
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

test('addresses programs by number', async () => {
  expect(await kindsOf([1, show('log!("a");')], [2, ADVANCE], [1, ADVANCE])).toEqual(['shown', 'overtaken', 'shown'])
})

test('forgets a closed program', async () => {
  const tasks: [number, Task][] = [
    [1, show('log!("a");')],
    [1, { kind: 'close' }],
    [1, ADVANCE],
  ]
  expect(await kindsOf(...tasks)).toEqual(['shown', undefined, 'overtaken'])
})

test('runs the warm-up program', async () => {
  expect(await kindsOf([1, show(FIRST_TEXT)], [1, ADVANCE])).toEqual(['shown', 'shown'])
})

describe('a prepared program', () => {
  const TEXT = 'log!("{}", tick());'

  /** Counts requests. */
  function writtenPrograms(text = TEXT) {
    const made = jest.fn()
    const loading: boolean[] = []
    const answerTo = playedPrograms({
      loadWritten: () => Promise.resolve(JSON.parse(JSON.stringify(writtenExample(text, declarations))) as Program),
      loadLanguage: () => Promise.reject(new Error('404')),
      natives: (machine) => {
        made()
        return nativesWith(machine, optionFactsOf(declarations.options), coreStd)
      },
      loadSurface: () => Promise.reject(new Error('404')),
      now: () => 0,
      onLoading: (isLoading) => loading.push(isLoading),
    })
    const request = async (task: Task, program = 1) => (await answerTo({ id: 8, program, ...task })).outcome
    const prepare = (moment: string) => request({ kind: 'prepare', written: '/a', moment }, 0)
    const shown = (moment: string, program = 1) =>
      request({ kind: 'show', text, written: '/a', moment, keepState: false }, program)
    return { request, prepare, shown, made, loading }
  }

  test('runs to its moment in advance and continues from there', async () => {
    const { request, prepare, shown, made } = writtenPrograms()
    await prepare('frame=3')
    expect(await shown('frame=3')).toMatchObject({
      kind: 'shown',
      tick: 3,
      output: [
        { tick: 0, text: '0' },
        { tick: 1, text: '1' },
        { tick: 2, text: '2' },
        { tick: 3, text: '3' },
      ],
    })
    expect(made).toHaveBeenCalledTimes(1)
    expect(await request(ADVANCE)).toMatchObject({ tick: 4, output: [{ tick: 4, text: '4' }] })
    expect(await request({ kind: 'restart' })).toMatchObject({ tick: 0, output: [{ tick: 0, text: '0' }] })
  })

  test('reports waiting for the network', async () => {
    const { prepare, shown, loading } = writtenPrograms()
    await prepare('')
    await shown('')
    expect(loading).toEqual([true, false])
  })

  test('reports no waiting for what is loaded', async () => {
    const { shown, loading } = writtenPrograms()
    await shown('', 1)
    await shown('', 2)
    expect(loading).toEqual([true, false])
  })

  test('belongs to one picture', async () => {
    const { prepare, shown, made } = writtenPrograms()
    await prepare('')
    await shown('')
    expect(await shown('', 2)).toMatchObject({ kind: 'shown', tick: 0 })
    expect(made).toHaveBeenCalledTimes(2)
  })

  test('does not serve another moment', async () => {
    const { prepare, shown } = writtenPrograms()
    await prepare('frame=3')
    expect(await shown('frame=5')).toMatchObject({ tick: 5 })
  })

  test('runs again where it stopped, to report its line', async () => {
    const { prepare, shown } = writtenPrograms('let a = 0 - tick();\nlog!("{}", a);')
    await prepare('frame=1')
    expect(await shown('frame=1')).toMatchObject({ stopped: { line: 1 } })
  })
})

test('queries the compiler for suggestions, and returns none without it', async () => {
  const surroundings = {
    loadWritten: () => Promise.reject(new Error('404')),
    natives: () => ({}),
    loadSurface: () => Promise.reject(new Error('404')),
    now: () => 0,
    onLoading: () => {},
  }
  const question = { id: 3, program: 0, kind: 'suggest', text: 'ab', offset: 1 } as const
  const answered = playedPrograms({ ...surroundings, loadLanguage: () => Promise.resolve(language) })(question)
  expect(await answered).toEqual({
    id: 3,
    suggestions: { names: [{ kind: 'variable', name: 'a', detail: '' }], sprites: [] },
  })
  const missing = playedPrograms({ ...surroundings, loadLanguage: () => Promise.reject(new Error('404')) })(question)
  expect(await missing).toEqual({ id: 3 })
})
