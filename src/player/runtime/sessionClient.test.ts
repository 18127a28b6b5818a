/** @jest-environment node */
import { IDLE_INPUT } from 'engine'
import { queueWith, sessionClient, type Waiting } from './sessionClient'
import type { Answer, Outcome, Question, Task } from './protocol'
import type { PlayerWorker } from './workerConnection'

type SentRequest = Question & { text?: string; program?: number }

/** Answers on demand; preparations are answered immediately. */
class SlowWorker implements PlayerWorker {
  requests: SentRequest[] = []
  hasEnded = false
  onmessage: Worker['onmessage'] = null
  onerror: Worker['onerror'] = null

  postMessage(question: Question) {
    this.requests.push(structuredClone(question))
    if (question.kind === 'prepare') this.answerLast()
  }
  terminate() {
    this.hasEnded = true
  }
  answerLast(outcome?: Outcome) {
    const answer: Answer = { id: this.requests.at(-1)!.id, outcome }
    this.onmessage?.call(this as unknown as Worker, new MessageEvent('message', { data: answer }))
  }
  fail() {
    this.onerror?.call(this as unknown as Worker, new Event('error') as ErrorEvent)
  }
}

/** A worker whose script cannot be loaded. */
class MissingWorker extends SlowWorker {
  override postMessage() {
    this.fail()
  }
}

const shownAt = (tick: number): Outcome => ({
  kind: 'shown',
  picture: { width: 1, height: 1, pixels: new Uint8ClampedArray(4) },
  tick,
  output: [],
  sounds: [],
  shader: '',
})

function client(...kinds: (typeof SlowWorker)[]) {
  const workers: SlowWorker[] = []
  const { prepare, open } = sessionClient(() => {
    const worker = new (kinds[workers.length] ?? SlowWorker)()
    workers.push(worker)
    return worker
  })
  return { workers, prepare, open }
}

async function settled() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('prepares one worker for all programs', async () => {
  const { workers, prepare, open } = client()
  await prepare()
  await open()
  await open()
  expect(workers).toHaveLength(1)
  expect(workers[0]!.requests).toEqual([{ id: 1, kind: 'prepare', program: 0 }])
})

test('reports a script that cannot be loaded and retries on the next call', async () => {
  const { workers, prepare } = client(MissingWorker)
  await expect(prepare()).rejects.toThrow('could not be loaded')
  expect(workers[0]!.hasEnded).toBe(true)
  await prepare()
  expect(workers).toHaveLength(2)
})

test('reports a worker that cannot be created', async () => {
  const { prepare } = sessionClient(() => {
    throw new Error('not allowed')
  })
  await expect(prepare()).rejects.toThrow('not allowed')
})

test('answers a text with its picture', async () => {
  const { workers, open } = client()
  const session = await open()
  const outcome = session.show('a', { moment: 'frame=3' })
  await settled()
  expect(workers[0]!.requests.at(-1)).toEqual({
    id: 2,
    kind: 'show',
    program: 1,
    text: 'a',
    moment: 'frame=3',
    keepState: false,
  })
  workers[0]!.answerLast(shownAt(3))
  expect(await outcome).toEqual(shownAt(3))
})

test('posts a text synchronously once the worker is ready', async () => {
  const { workers, open } = client()
  const session = await open()
  void session.show('a')
  expect(workers[0]!.requests.at(-1)!.text).toBe('a')
})

test('returns a painted buffer with the next update of its program, once', async () => {
  const { workers, open } = client()
  const [session, other] = [await open(), await open()]
  const answered = async (outcome: Promise<Outcome>) => {
    await settled()
    workers[0]!.answerLast(shownAt(0))
    return outcome
  }
  await answered(session.show('a'))
  await answered(other.advance([IDLE_INPUT]))
  expect(workers[0]!.requests.at(-1)).not.toHaveProperty('spare')
  await answered(session.advance([IDLE_INPUT]))
  expect(workers[0]!.requests.at(-1)).toMatchObject({ spare: new ArrayBuffer(4) })
  await answered(session.show('b'))
  expect(workers[0]!.requests.at(-1)).not.toHaveProperty('spare')
})

test('shows the newest of rapid texts and reports the others as overtaken', async () => {
  const { workers, open } = client()
  const session = await open()
  const [first, second, third] = ['a', 'b', 'c'].map((text) => session.show(text))
  await settled()
  expect(await second).toEqual({ kind: 'overtaken' })
  workers[0]!.answerLast(shownAt(0))
  expect(await first).toEqual(shownAt(0))
  await settled()
  expect(workers[0]!.requests.at(-1)!.text).toBe('c')
  workers[0]!.answerLast(shownAt(0))
  expect(await third).toEqual(shownAt(0))
  expect(workers[0]!.requests).toHaveLength(3)
})

test('runs one update at a time', async () => {
  const { workers, open } = client()
  const session = await open()
  const first = session.advance([IDLE_INPUT])
  expect(await session.advance([IDLE_INPUT])).toEqual({ kind: 'overtaken' })
  await settled()
  workers[0]!.answerLast(shownAt(1))
  expect(await first).toEqual(shownAt(1))
})

test('terminates a worker after four seconds without an answer and prepares a new one', async () => {
  const { workers, open } = client()
  const session = await open()
  const outcome = session.show('loop')
  await settled()
  await jest.advanceTimersByTimeAsync(3999)
  expect(workers[0]!.hasEnded).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(await outcome).toEqual({ kind: 'unresponsive' })
  expect(workers[0]!.hasEnded).toBe(true)
  expect(workers[1]!.requests).toEqual([{ id: 1, kind: 'prepare', program: 0 }])
  const next = session.show('fine')
  await settled()
  workers[1]!.answerLast(shownAt(0))
  expect(await next).toEqual(shownAt(0))
})

test('cancels the timeout on an answer', async () => {
  const { workers, open } = client()
  const session = await open()
  void session.show('a')
  await settled()
  await jest.advanceTimersByTimeAsync(3950)
  workers[0]!.answerLast(shownAt(0))
  await jest.advanceTimersByTimeAsync(9000)
  expect(workers[0]!.hasEnded).toBe(false)
})

test('replaces a broken worker', async () => {
  const { workers, open } = client()
  const session = await open()
  const outcome = session.show('a')
  await settled()
  workers[0]!.fail()
  expect(await outcome).toEqual({ kind: 'unresponsive' })
  expect(workers).toHaveLength(2)
})

test('restarts a program lost with its worker from its last text', async () => {
  const { workers, open } = client()
  const [game, hostile] = [await open(), await open()]
  const shown = game.show('game', { moment: 'frame=9' })
  await settled()
  workers[0]!.answerLast(shownAt(9))
  await shown
  void hostile.show('loop')
  await jest.advanceTimersByTimeAsync(4000)
  void game.advance([IDLE_INPUT])
  await settled()
  expect(workers[1]!.requests.at(-1)).toMatchObject({ kind: 'show', program: 1, text: 'game', moment: 'frame=9' })
  workers[1]!.answerLast(shownAt(9))
  await settled()
  void game.advance([IDLE_INPUT])
  await settled()
  expect(workers[1]!.requests.at(-1)).toMatchObject({ kind: 'advance', program: 1 })
})

test('ignores calls on a closed session', async () => {
  const { workers, open } = client()
  const session = await open()
  session.close()
  await settled()
  expect(workers[0]!.requests.at(-1)).toMatchObject({ kind: 'close', program: 1 })
  expect(await session.show('a')).toEqual({ kind: 'overtaken' })
})

const ADVANCE: Task = { kind: 'advance', inputs: [] }
const RESTART: Task = { kind: 'restart' }
const CLOSE: Task = { kind: 'close' }
const show = (text: string, keepState = true): Task => ({ kind: 'show', text, moment: '', keepState })
const of = (program: number, task: Task): Waiting => ({ program, task, resolve: () => undefined })

function after(tasks: readonly Waiting[], current?: Waiting) {
  let waiting: readonly Waiting[] = []
  const overtaken: Waiting[] = []
  for (const task of tasks) {
    const line = queueWith({ current, waiting }, task)
    waiting = line.waiting
    overtaken.push(...line.overtaken)
  }
  return { waiting: waiting.map(({ task }) => task), overtaken: overtaken.map(({ task }) => task) }
}

test('keeps only the newest waiting text', () => {
  expect(after([of(1, show('a')), of(1, show('b')), of(1, show('c'))])).toEqual({
    waiting: [show('c')],
    overtaken: [show('a'), show('b')],
  })
})

test('does not supersede a running text', () => {
  expect(after([of(1, show('b'))], of(1, show('a')))).toEqual({ waiting: [show('b')], overtaken: [] })
})

test('keeps a superseded restart', () => {
  expect(after([of(1, show('a', false)), of(1, show('b', true))]).waiting).toEqual([show('b', false)])
})

test('drops updates while other tasks of the program run', () => {
  expect(after([of(1, ADVANCE)])).toEqual({ waiting: [ADVANCE], overtaken: [] })
  expect(after([of(1, ADVANCE)], of(1, ADVANCE))).toEqual({ waiting: [], overtaken: [ADVANCE] })
  expect(after([of(1, show('a')), of(1, ADVANCE)])).toEqual({ waiting: [show('a')], overtaken: [ADVANCE] })
})

test('runs a restart after the waiting text', () => {
  expect(after([of(1, show('a')), of(1, RESTART), of(1, RESTART)])).toEqual({
    waiting: [show('a'), RESTART],
    overtaken: [RESTART],
  })
})

test('drops the tasks of a closed program', () => {
  expect(after([of(1, show('a')), of(1, RESTART), of(1, CLOSE)])).toEqual({
    waiting: [CLOSE],
    overtaken: [show('a'), RESTART],
  })
})

test('keeps programs independent', () => {
  const both = [of(1, show('a')), of(2, show('b')), of(3, ADVANCE)]
  expect(after(both, of(4, ADVANCE))).toEqual({ waiting: [show('a'), show('b'), ADVANCE], overtaken: [] })
})
