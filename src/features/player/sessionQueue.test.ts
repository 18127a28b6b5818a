import { lineWith, type Waiting } from './sessionQueue'
import type { Task } from './worker/protocol'

const ADVANCE: Task = { kind: 'advance', inputs: [] }
const RESTART: Task = { kind: 'restart' }
const CLOSE: Task = { kind: 'close' }
const show = (text: string, keepState = true): Task => ({ kind: 'show', text, moment: '', keepState })
const of = (program: number, task: Task): Waiting => ({ program, task, resolve: () => undefined })

/** The tasks that wait in the end, and those that were overtaken, when some come in a row. */
function after(tasks: readonly Waiting[], current?: Waiting) {
  let waiting: readonly Waiting[] = []
  const overtaken: Waiting[] = []
  for (const task of tasks) {
    const line = lineWith({ current, waiting }, task)
    waiting = line.waiting
    overtaken.push(...line.overtaken)
  }
  return { waiting: waiting.map(({ task }) => task), overtaken: overtaken.map(({ task }) => task) }
}

test('of the texts that wait only the newest counts', () => {
  expect(after([of(1, show('a')), of(1, show('b')), of(1, show('c'))])).toEqual({
    waiting: [show('c')],
    overtaken: [show('a'), show('b')],
  })
})

test('a text that is under way is not overtaken', () => {
  expect(after([of(1, show('b'))], of(1, show('a')))).toEqual({ waiting: [show('b')], overtaken: [] })
})

test('a text that should begin anew does so when a newer one overtakes it', () => {
  expect(after([of(1, show('a', false)), of(1, show('b', true))]).waiting).toEqual([show('b', false)])
})

test('updates do not wait for anything else of their program', () => {
  expect(after([of(1, ADVANCE)])).toEqual({ waiting: [ADVANCE], overtaken: [] })
  expect(after([of(1, ADVANCE)], of(1, ADVANCE))).toEqual({ waiting: [], overtaken: [ADVANCE] })
  expect(after([of(1, show('a')), of(1, ADVANCE)])).toEqual({ waiting: [show('a')], overtaken: [ADVANCE] })
})

test('a restart comes after the text that waits', () => {
  expect(after([of(1, show('a')), of(1, RESTART), of(1, RESTART)])).toEqual({
    waiting: [show('a'), RESTART],
    overtaken: [RESTART],
  })
})

test('of a closed program nothing waits any more', () => {
  expect(after([of(1, show('a')), of(1, RESTART), of(1, CLOSE)])).toEqual({
    waiting: [CLOSE],
    overtaken: [show('a'), RESTART],
  })
})

test('programs do not overtake each other', () => {
  const both = [of(1, show('a')), of(2, show('b')), of(3, ADVANCE)]
  expect(after(both, of(4, ADVANCE))).toEqual({ waiting: [show('a'), show('b'), ADVANCE], overtaken: [] })
})
