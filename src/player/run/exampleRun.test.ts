import { IDLE_INPUT } from 'engine'
import type { Outcome, Session } from '../runtime/session'
import { ExampleRun } from './exampleRun'

const shown: Outcome = {
  kind: 'shown',
  picture: { width: 1, height: 1, pixels: new Uint8ClampedArray(4) },
  tick: 0,
  output: [],
  sounds: [],
  shader: '',
}
const panicked: Outcome = {
  ...shown,
  stopped: { reason: 'panic', message: 'attempt to subtract with overflow', line: 7 },
}

function fakeSession() {
  const requests: unknown[] = []
  let next: Outcome = shown
  const answer = (question: unknown) => {
    requests.push(question)
    return Promise.resolve(next)
  }
  const session: Session = {
    show: (text, options) => answer(['show', text, options]),
    advance: (inputs) => answer(['advance', inputs.length]),
    equip: (assets) => void requests.push(['equip', assets]),
    restart: () => answer('restart'),
    close: () => requests.push('close'),
  }
  return { session, requests, answerWith: (outcome: Outcome) => (next = outcome) }
}

function start() {
  const fake = fakeSession()
  const seen: string[] = []
  const run = new ExampleRun(() => Promise.resolve(fake.session))
  run.connect({ inputFor: () => IDLE_INPUT, onShown: (_, isRestart) => seen.push(isRestart ? 'anew' : 'on') })
  return { run, seen, ...fake }
}

let pictures: FrameRequestCallback[] = []

/** Lets the session answer. */
async function picture(ms: number) {
  for (const show of pictures.splice(0)) show(ms)
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  pictures = []
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((show) => pictures.push(show))
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => (pictures = []))
})
afterEach(() => jest.restoreAllMocks())

test('shows a program at its moment and plays on from there', async () => {
  const { run, requests, seen } = start()
  await run.show('clear(1);', 'frame=60')
  expect(run.view.state).toBe('idle')
  await run.play()
  expect(run.view.state).toBe('running')
  await picture(1000)
  await picture(1017)
  await picture(1067)
  expect(requests).toEqual([
    ['show', 'clear(1);', { moment: 'frame=60', keepState: false }],
    ['advance', 1],
    ['advance', 1],
    ['advance', 3],
  ])
  expect(seen).toEqual(['anew', 'on', 'on', 'on'])
  run.pause()
})

test('stops after a pause', async () => {
  const { run, requests } = start()
  await run.play()
  run.pause()
  await picture(1000)
  expect(run.view.state).toBe('paused')
  expect(requests).toEqual([])
})

test('pauses after one step and reports the frame', async () => {
  const { run, requests, answerWith } = start()
  await run.play()
  answerWith({ ...shown, tick: 61 })
  await run.step()
  expect(run.view).toMatchObject({ state: 'paused', tick: 61 })
  expect(requests).toEqual([['advance', 1]])
})

test('waits for the previous answer', async () => {
  const { run, session, requests } = start()
  let answer: (outcome: Outcome) => void = () => {}
  session.advance = () => {
    requests.push('advance')
    return new Promise((resolve) => (answer = resolve))
  }
  await run.play()
  await picture(1000)
  await picture(1017)
  expect(requests).toEqual(['advance'])
  answer(shown)
  await picture(1033)
  await picture(1050)
  expect(requests).toEqual(['advance', 'advance'])
  run.pause()
})

test('shows a change at its moment until the program has advanced, then keeps its state', async () => {
  const { run, requests } = start()
  await run.show('a', 'frame=60')
  await run.show('b', 'frame=60')
  await run.step()
  await run.show('c', 'frame=60')
  await run.refresh('d', 'frame=60')
  expect(requests).toEqual([
    ['show', 'a', { moment: 'frame=60', keepState: false }],
    ['show', 'b', { moment: 'frame=60', keepState: false }],
    ['advance', 1],
    ['show', 'c', { moment: 'frame=60', keepState: true }],
    ['show', 'd', { moment: 'frame=60', keepState: false }],
  ])
})

test('requests a text once, and a newer one in the same turn', async () => {
  const { run, requests } = start()
  await run.show('a', '')
  void run.show('b', '')
  expect(requests).toHaveLength(2)
  await run.show('b', '')
  expect(requests).toHaveLength(2)
  await run.refresh('b', '')
  expect(requests).toHaveLength(3)
})

test('runs one example at a time', async () => {
  const [first, second] = [start().run, start().run]
  await first.play()
  await second.play()
  expect([first.view.state, second.view.state]).toEqual(['paused', 'running'])
  second.pause()
})

test('stops on a panic and restarts at frame 0', async () => {
  const { run, requests, answerWith } = start()
  answerWith(panicked)
  await run.step()
  expect(run.view).toMatchObject({ state: 'stopped', problem: { kind: 'stopped', line: 7 } })
  answerWith(shown)
  await run.play()
  expect(requests).toEqual([['advance', 1], 'restart'])
  expect(run.view).toMatchObject({ state: 'running', problem: undefined })
  run.pause()
})

test('catches up on updates that became due meanwhile', async () => {
  const { run, session, requests } = start()
  let answer: (outcome: Outcome) => void = () => {}
  session.advance = (inputs) => {
    requests.push(inputs.length)
    return new Promise((resolve) => (answer = resolve))
  }
  await run.play()
  await picture(1000)
  await picture(1017)
  await picture(1033)
  answer(shown)
  await picture(1034)
  await picture(1050)
  expect(requests).toEqual([1, 3])
  run.pause()
})

test('continues with the state when a panic is fixed', async () => {
  const { run, requests, answerWith } = start()
  await run.step()
  answerWith(panicked)
  await run.show('broken', '')
  answerWith(shown)
  await run.show('fixed', '')
  expect(requests).toEqual([
    ['advance', 1],
    ['show', 'broken', { moment: '', keepState: true }],
    ['show', 'fixed', { moment: '', keepState: true }],
  ])
  expect(run.view.state).toBe('paused')
})

test('continues when a stopped program is fixed', async () => {
  const { run, answerWith } = start()
  answerWith({ kind: 'unresponsive' })
  await run.show('loop {}', '')
  expect(run.view.state).toBe('stopped')
  answerWith(shown)
  await run.show('clear(1);', '')
  expect(run.view).toMatchObject({ state: 'idle', problem: undefined })
})

test('keeps running when a text does not compile', async () => {
  const { run, answerWith } = start()
  await run.play()
  answerWith({ kind: 'refused', diagnostics: [] })
  await run.show('clear(', '')
  expect(run.view).toMatchObject({ state: 'running', problem: { kind: 'refused' } })
  run.pause()
})

const refused: Outcome = { kind: 'refused', diagnostics: [] }

test('reports a compile error until a text compiles', async () => {
  const { run, answerWith } = start()
  await run.show('a', '')
  await run.play()
  answerWith(refused)
  await run.show('b', '')
  const { problem } = run.view
  answerWith({ ...shown, tick: 1 })
  await picture(1000)
  await run.step()
  await run.restart()
  await run.play()
  expect(run.view).toMatchObject({ state: 'running', problem: { kind: 'refused' } })
  expect(run.view.problem).toBe(problem)
  await run.show('c', '')
  expect(run.view).toMatchObject({ state: 'running', problem: undefined })
  run.pause()
})

test('stops on a panic of the last working version and keeps the compile error', async () => {
  const { run, answerWith } = start()
  await run.show('a', '')
  answerWith(refused)
  await run.show('b', '')
  answerWith(panicked)
  await run.step()
  expect(run.view).toMatchObject({ state: 'stopped', problem: { kind: 'refused' } })
})

test('does not advance before a text compiles', async () => {
  const { run, requests, answerWith } = start()
  answerWith(refused)
  await run.show('a', '')
  await run.play()
  await run.step()
  await run.restart()
  expect(requests).toHaveLength(1)
  expect(run.view.state).toBe('idle')
})

test('reports a changed initial state until a restart', async () => {
  const { run, answerWith } = start()
  await run.show('a', '')
  await run.step()
  answerWith({ ...shown, isStartChanged: true })
  await run.show('b', '')
  expect(run.view.isStartChanged).toBe(true)
  answerWith(shown)
  await run.restart()
  expect(run.view.isStartChanged).toBe(false)
})

test('keeps the hints of the last compiled text', async () => {
  const { run, answerWith } = start()
  const hint = { span: { start: 0, end: 1 }, message: 'there is no sprite', line: 1, column: 1 }
  answerWith({ ...shown, hints: [hint] })
  await run.show('a', '')
  answerWith({ ...shown, hints: [{ ...hint, line: 2 }] })
  await run.step()
  expect(run.view.hints.map(({ line }) => line)).toEqual([1, 2])
  answerWith(shown)
  await run.show('b', '')
  expect(run.view.hints).toEqual([])
})

test('continues the log with the program and clears it on restart', async () => {
  const { run, answerWith } = start()
  answerWith({ ...shown, output: [{ tick: 0, text: 'a' }] })
  await run.show('log!("a");', '')
  await run.step()
  expect(run.view.log.map(({ text }) => text)).toEqual(['a', 'a'])
  answerWith({ ...shown, output: [{ tick: 0, text: 'b' }] })
  await run.restart()
  expect(run.view.log.map(({ text }) => text)).toEqual(['b'])
})

test('lists changes of sounds only where there is nothing to see', async () => {
  const { run, answerWith } = start()
  const sound = { tick: 3, text: '♪ coin plays', isSound: true as const }
  answerWith({ ...shown, output: [{ tick: 3, text: 'a' }, sound] })
  await run.show('a', '')
  expect(run.view.log).toEqual([{ number: 1, tick: 3, text: 'a' }])
  run.connect({ inputFor: () => IDLE_INPUT, onShown: () => {}, listsSounds: true })
  await run.restart()
  expect(run.view.log.map(({ text }) => text)).toEqual(['a', '♪ coin plays'])
})

test('notifies listeners only of visible changes', async () => {
  const { run } = start()
  await run.show('a', '')
  await run.play()
  const listener = jest.fn()
  run.subscribe(listener)
  await picture(1000)
  await picture(1017)
  expect(listener).not.toHaveBeenCalled()
  run.pause()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('another picture alone is no visible change of the page', async () => {
  const { run } = start()
  await run.show('clear(1);', '')
  const listener = jest.fn()
  run.subscribe(listener)
  await run.show('clear(2);', '')
  expect(listener).not.toHaveBeenCalled()
})

test('reports an unavailable player and retries', async () => {
  const { session } = fakeSession()
  const open = jest.fn<Promise<Session>, []>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(session)
  const run = new ExampleRun(open)
  await run.show('a', '')
  expect(run.view.state).toBe('failed')
  await run.show('a', '')
  expect(run.view.state).toBe('idle')
})

test('passes shaders on with a text, again when one changes, and shows why one is not applied', async () => {
  const { run, requests, answerWith } = start()
  const errors = { glow: [{ span: { start: 0, end: 1 }, message: "expected ';'", line: 1, column: 1 }] }
  const shaders = (glow: string) => ({ sources: { glow }, initial: 'glow' })
  answerWith({ ...shown, shader: 'glow', surface: { note: 'Why.', errors } })
  await run.show('clear(1);', '', undefined, shaders('a'))
  await run.show('clear(1);', '', undefined, shaders('a'))
  expect(run.view).toMatchObject({ shader: 'glow', shaderNote: 'Why.', shaderErrors: errors })
  answerWith({ ...shown, shader: 'glow', surface: { note: '', errors: {} } })
  await run.show('clear(1);', '', undefined, shaders('b'))
  expect(run.view).toMatchObject({ shaderNote: '', shaderErrors: {} })
  expect(requests).toEqual([
    ['show', 'clear(1);', { moment: '', keepState: false, shaders: shaders('a') }],
    ['show', 'clear(1);', { moment: '', keepState: false, shaders: shaders('b') }],
  ])
})

test('says that a program came without its shaders', async () => {
  const { run, answerWith } = start()
  answerWith({ ...shown, shader: 'glow' })
  await run.show('shaders::set("glow");', '')
  expect(run.view.shaderNote).toBe('Turbo changes the whole picture with the shader `glow`. Here you see it without.')
})
