/** @jest-environment node */
import { IDLE_INPUT, nativesWith, type FrameInput } from 'engine'
import { nativesFor, optionFactsOf, turboDeclarations } from 'engine/language'
import { compileProgram } from 'rust'
import { coreStd, VERSION, type Program } from 'rust/machine'
import { writtenExample } from '../../gatsby/examples/writtenExample'
import { engineDeclarations } from '../../gatsby/examples/engineDeclarations'
import { hintsIn } from './hints'
import { PlayedProgram, type Language, type Stage } from './playedProgram'
import type { Outcome, Shown, Task } from './protocol'
import type { ShadeRequest } from './surface'

const declarations = turboDeclarations(engineDeclarations())

const language: Language = {
  compile: (text, machine, budget) => compileProgram(text, declarations, nativesFor(machine, declarations), budget),
  loadRest: () => Promise.resolve(),
  hints: hintsIn,
}

const RIGHT: FrameInput = { ...IDLE_INPUT, gamepads: [['right']] }

const stage: Stage = {
  written: () => Promise.reject(new Error('404')),
  natives: (machine) => nativesWith(machine, optionFactsOf(declarations.options), coreStd),
  language: () => Promise.resolve(language),
  surface: () => Promise.reject(new Error('404')),
  now: () => 0,
}

type ShowTask = Extract<Task, { kind: 'show' }>

function played(changes: Partial<Stage> = {}) {
  const program = new PlayedProgram({ ...stage, ...changes })
  const shown = async (answer: Promise<Outcome>): Promise<Shown & { logs: string[] }> => {
    const outcome = await answer
    if (outcome.kind !== 'shown') throw new Error(JSON.stringify(outcome))
    const messages = outcome.output.filter(({ isSound }) => !isSound)
    return { ...outcome, logs: messages.map(({ text }) => text) }
  }
  const show = (text: string, { moment = '', keepState = false, written, shaders }: Partial<ShowTask> = {}) =>
    program.answer({ kind: 'show', text, written, moment, keepState, shaders })
  return {
    show,
    shown: (...wanted: Parameters<typeof show>) => shown(show(...wanted)),
    advance: (...inputs: FrameInput[]) => shown(program.answer({ kind: 'advance', inputs })),
    advanceInto: (spare: ArrayBuffer) => shown(program.answer({ kind: 'advance', inputs: [IDLE_INPUT], spare })),
    restart: () => shown(program.answer({ kind: 'restart' })),
  }
}

/** The color at a point as 0xRRGGBBAA. */
function colorAt({ picture: { width, pixels } }: Shown, x: number, y: number): number {
  const place = 4 * (y * width + x)
  return new DataView(pixels.buffer).getUint32(place)
}

const counting = (step: number, more = '') => `
  use turbo::prelude::*;
  turbo::init! { struct State { n: u32 } = Self { n: 0 } }
  turbo::go!({
    let mut state = State::load();
    state.n += ${step};
    log!("{}", state.n);
    ${more}
    state.save();
  });`

test('names the frame of each line of output, sounds included', async () => {
  const program = played()
  const text = 'if tick() % 2 == 0 { log!("{}", tick()); audio::play("coin"); }'
  expect((await program.shown(text, { moment: 'frame=1' })).output).toEqual([
    { tick: 0, text: '0' },
    { tick: 0, text: '♪ coin plays', isSound: true },
  ])
  expect((await program.advance(IDLE_INPUT, IDLE_INPUT)).output).toEqual([
    { tick: 2, text: '2' },
    { tick: 2, text: '♪ coin plays', isSound: true },
  ])
})

test('shows the first frame or the requested moment', async () => {
  const program = played()
  expect(await program.shown('log!("{}", tick());')).toMatchObject({ tick: 0, logs: ['0'] })
  expect(
    await program.shown('log!("{}", gamepad(0).right.pressed());', { moment: 'frame=2 keys=right@2' }),
  ).toMatchObject({
    tick: 2,
    logs: ['false', 'false', 'true'],
  })
})

test("draws the text's picture", async () => {
  const shown = await played().shown('clear(0x112233ff); rect!(x = 10, y = 20, w = 5, h = 5, color = 0xff0000ff);')
  expect([shown.picture.width, shown.picture.height, shown.picture.pixels.length]).toEqual([256, 144, 256 * 144 * 4])
  expect([colorAt(shown, 0, 0), colorAt(shown, 12, 22)]).toEqual([0x112233ff, 0xff0000ff])
})

test('runs one update per input and reports new log lines', async () => {
  const program = played()
  await program.shown(counting(1))
  expect(await program.advance(IDLE_INPUT)).toMatchObject({ tick: 1, logs: ['2'] })
  expect(await program.advance(IDLE_INPUT, IDLE_INPUT, IDLE_INPUT)).toMatchObject({ tick: 4, logs: ['3', '4', '5'] })
})

test('draws into the passed pixel buffer', async () => {
  const program = played()
  await program.shown('rect!(x = 0, y = 0, w = 9, h = 9, color = 0xff0000ff);')
  const spare = new Uint32Array(256 * 144).fill(0xffffffff).buffer
  const shown = await program.advanceInto(spare)
  expect(shown.picture.pixels.buffer).toBe(spare)
  expect([colorAt(shown, 4, 4), colorAt(shown, 100, 100)]).toEqual([0xff0000ff, 0x000000ff])
})

test('restarts at frame 0 with a new state', async () => {
  const program = played()
  await program.shown(counting(1), { moment: 'frame=30' })
  expect(await program.restart()).toMatchObject({ tick: 0, logs: ['1'] })
})

test('reports compile errors and keeps the previous program', async () => {
  const program = played()
  await program.shown(counting(1))
  expect(await program.show('clear(0xffffffff);\nlet a = b;')).toEqual({
    kind: 'refused',
    diagnostics: [expect.objectContaining({ line: 2, column: 9, span: { start: 27, end: 28 } })],
  })
  expect(await program.advance(IDLE_INPUT)).toMatchObject({ tick: 1, logs: ['2'] })
})

test('cannot advance before a text compiles', async () => {
  const program = new PlayedProgram(stage)
  await program.answer({ kind: 'show', text: 'let a = b;', moment: '', keepState: false })
  expect(await program.answer({ kind: 'advance', inputs: [IDLE_INPUT] })).toEqual({ kind: 'overtaken' })
  expect(await program.answer({ kind: 'restart' })).toEqual({ kind: 'overtaken' })
})

test('reports a hint once per text, with its line', async () => {
  const program = played()
  const text = counting(1, '\nsprite!("hart", x = 1);')
  expect((await program.shown(text)).hints).toEqual([expect.objectContaining({ line: 9, column: 9 })])
  expect(await program.advance(IDLE_INPUT)).not.toHaveProperty('hints')
  expect((await program.shown(text.replace('+= 1', '+= 2'), { keepState: true })).hints).toHaveLength(1)
})

describe('a changed initial state', () => {
  const START = `use turbo::prelude::*;
    const FIRST: f32 = 1.0;
    turbo::init! { struct State { x: f32, list: Vec<u32> } = Self { x: FIRST, list: vec![7] } }
    turbo::go!({
      let mut state = State::load();
      if gamepad(0).right.pressed() { state.x += 1.0; }
      log!("{}", state.x);
      state.save();
    });`
  const changed = (from: string, to: string) => [START.replace(from, to), { keepState: true }] as const

  async function moved() {
    const program = played()
    await program.shown(START)
    await program.advance(RIGHT)
    return program
  }

  test('is reported until a restart, and not for changes elsewhere', async () => {
    const program = await moved()
    expect(await program.shown(...changed('vec![7]', 'vec![8]'))).toMatchObject({ isStartChanged: true, logs: ['2'] })
    expect(await program.advance(IDLE_INPUT)).toMatchObject({ isStartChanged: true })
    expect(await program.shown(...changed('+= 1.0', '+= 5.0'))).not.toHaveProperty('isStartChanged')
    expect(await program.shown(...changed('use turbo', '// above\nuse turbo'))).not.toHaveProperty('isStartChanged')
    expect(await program.shown(...changed('x: FIRST', 'x: 9.0'))).toMatchObject({ isStartChanged: true })
    expect(await program.restart()).not.toHaveProperty('isStartChanged')
  })

  test('is found in a constant, too', async () => {
    const program = await moved()
    expect(await program.shown(...changed('f32 = 1.0', 'f32 = 9.0'))).toMatchObject({ isStartChanged: true })
  })

  test('applies immediately if nothing advanced', async () => {
    const program = played()
    await program.shown(START)
    await program.advance(IDLE_INPUT, IDLE_INPUT)
    const shown = await program.shown(...changed('x: FIRST', 'x: 9.0'))
    expect(shown).toMatchObject({ tick: 2, logs: ['9'] })
    expect(shown).not.toHaveProperty('isStartChanged')
  })
})

describe('a change that keeps the state', () => {
  test('shows the current frame with the same keys', async () => {
    const program = played()
    await program.shown(counting(1))
    await program.advance(IDLE_INPUT, IDLE_INPUT, RIGHT)
    const pressed = 'log!("{}", gamepad(0).right.just_pressed());'
    expect(await program.shown(counting(10, pressed), { keepState: true })).toMatchObject({
      tick: 3,
      logs: ['13', 'true'],
    })
    expect(await program.shown(counting(20, pressed), { keepState: true })).toMatchObject({
      tick: 3,
      logs: ['23', 'true'],
    })
    expect(await program.advance(IDLE_INPUT)).toMatchObject({ tick: 4, logs: ['43', 'false'] })
  })

  test('restarts if the state has another shape', async () => {
    const program = played()
    await program.shown(counting(1), { moment: 'frame=9' })
    expect(await program.shown(counting(1).replaceAll('u32', 'i32'), { keepState: true })).toMatchObject({
      tick: 0,
      logs: ['1'],
    })
  })

  test('continues after a panic', async () => {
    const program = played()
    await program.shown(counting(1), { moment: 'frame=4' })
    const broken = await program.shown(counting(1, 'let zero = state.n - 5; log!("{}", 1 / zero);'), {
      keepState: true,
    })
    expect(broken.stopped).toMatchObject({ reason: 'panic', message: 'attempt to divide by zero', line: 8 })
    expect(await program.shown(counting(2), { keepState: true })).toMatchObject({ tick: 4, logs: ['6'] })
    expect(await program.advance(IDLE_INPUT)).toMatchObject({ tick: 5, logs: ['8'] })
  })

  test('continues after a compile error', async () => {
    const program = played()
    await program.shown(counting(1), { moment: 'frame=4' })
    expect((await program.show(counting(1, 'oops'), { keepState: true })).kind).toBe('refused')
    expect(await program.shown(counting(2), { keepState: true })).toMatchObject({ tick: 4, logs: ['6'] })
  })

  test('continues without any state', async () => {
    const program = played()
    await program.shown('log!("{}", tick());', { moment: 'frame=7' })
    expect(await program.shown('log!("at {}", tick());', { keepState: true })).toMatchObject({
      tick: 7,
      logs: ['at 7'],
    })
  })
})

describe('a stopped program', () => {
  const broken = 'clear(0x00ff00ff);\nlet a = 2 - tick();\nrect!(x = a as i32, w = 9, h = 9);'

  test("reports Rust's message and line and keeps the last complete picture", async () => {
    const program = played()
    await program.shown(broken, { moment: 'frame=2' })
    const shown = await program.advance(IDLE_INPUT, IDLE_INPUT, IDLE_INPUT)
    expect(shown.stopped).toEqual({
      reason: 'panic',
      message: 'attempt to subtract with overflow',
      line: 2,
      span: { start: 27, end: 37 },
    })
    expect(shown.tick).toBe(3)
    expect([colorAt(shown, 4, 4), colorAt(shown, 100, 100)]).toEqual([0xffffffff, 0x00ff00ff])
    expect(await program.advance(IDLE_INPUT)).toMatchObject({ tick: 3, logs: [], stopped: shown.stopped })
  })

  test.each([
    ['an endless loop', 'loop {}', /takes too long/],
    ['endless recursion', 'fn f(n: u32) -> u32 { f(n + 1) + 1 }\nlog!("{}", f(0));', /stack overflow/],
    ['a list without end', 'let mut list = vec![];\nloop { list.push(1); }', /too much memory|too long/],
    [
      'a text without end',
      'let mut s = String::from("ab");\nloop { s = format!("{}{}", s, s); }',
      /too much memory|too long/,
    ],
    [
      'texts compared',
      'let a = "x".repeat(500_000);\nlet b = a.clone();\nloop { if a != b { break; } }',
      /takes too long/,
    ],
    ['a name without end', 'audio::play(&"x".repeat(5000));', /this name is too long: 5000 characters of at most 500/],
    ['a text of pages', 'text!(&"x".repeat(100_000));', /draws too much/],
    ['100,000 sprites', 'for i in 0..100000 { sprite!("cat", x = i % 256); }', /draws too much/],
  ])('%s ends with a message', async (_, text, message) => {
    expect((await played().shown(text)).stopped).toMatchObject({
      reason: 'budget',
      message: expect.stringMatching(message),
    })
  })

  test.each(['Vec<String>', 'Vec<[u32; 8]>', 'std::collections::BTreeMap<usize, String>'])(
    'stops a state of %s that grows without limit at its line',
    async (type) => {
      const item = type.includes('String') ? '"x".repeat(100_000)' : '[1; 8]'
      const grow = type.startsWith('Vec')
        ? `state.kept.push(${item})`
        : `let n = state.kept.len(); state.kept.insert(n, ${item})`
      const program = played()
      const first = await program.shown(`use turbo::prelude::*;
turbo::init! { struct State { kept: ${type} } = Self { kept: Default::default() } }
turbo::go!({
  let mut state = State::load();
  for _ in 0..${type.includes('String') ? 10 : 30_000} { ${grow}; }
  state.save();
});`)
      expect(first.stopped).toBeUndefined()
      const { stopped } = await program.advance(
        IDLE_INPUT,
        IDLE_INPUT,
        IDLE_INPUT,
        IDLE_INPUT,
        IDLE_INPUT,
        IDLE_INPUT,
        IDLE_INPUT,
        IDLE_INPUT,
        IDLE_INPUT,
        IDLE_INPUT,
      )
      expect(stopped).toMatchObject({
        reason: 'budget',
        message: expect.stringMatching(/stores too much between frames/),
        line: 4,
      })
    },
  )

  test("counts constants towards the whole program's memory", async () => {
    const { stopped } = await played().shown(
      `const A: [u8; 2_500_000] = [1; 2_500_000];
const B: [u8; 2_500_000] = [2; 2_500_000];
turbo::go!({ log!("{}", if tick() == 0 { A[0] } else { B[0] }); });`,
      { moment: 'frame=1' },
    )
    expect(stopped).toMatchObject({
      message: expect.stringMatching(/constants of this program are too large/),
      line: 2,
    })
  })

  test('rejects a text of a million characters', async () => {
    const outcome = await played().show('a'.repeat(1_000_000))
    expect(outcome).toMatchObject({
      diagnostics: [{ message: 'this program is too long: 1,000,000 characters of at most 50,000' }],
    })
  })

  test('stops a moment that takes too long to reach', async () => {
    let time = 0
    const program = played({ now: () => (time += 400) })
    expect((await program.shown('clear(0x00ff00ff);', { moment: 'frame=60' })).stopped).toEqual({
      reason: 'budget',
      message: 'this program takes too long: only 6 of 61 frames have run',
    })
  })
})

test('drops updates that take too long', async () => {
  let time = 0
  const program = played({ now: () => (time += 90) })
  await program.shown('clear(0x00ff00ff);')
  expect((await program.advance(IDLE_INPUT, IDLE_INPUT, IDLE_INPUT, IDLE_INPUT)).tick).toBe(2)
})

test('reports the last of many lines and cuts long ones', async () => {
  const { logs } = await played().shown('for i in 0..500 { log!("{}", i); }\nlog!("{}", "a".repeat(5000));')
  expect(logs).toHaveLength(100)
  expect(logs[0]).toBe('401')
  expect(logs[99]).toBe(`${'a'.repeat(1000)}…`)
})

test('splits lines of a text and limits combining marks', async () => {
  const { logs } = await played().shown(
    'log!("a\\nb\\r\\nc"); log!("{}", "\\n".repeat(900)); log!("e\\u{301}{}", "\\u{302}".repeat(99));',
  )
  expect(logs).toHaveLength(100)
  expect(logs[98]).toBe('')
  expect(logs[99]).toBe('e\u0301\u0302\u0302\u0302')
  expect((await played().shown('log!("a\\nb\\r\\nc");')).logs).toEqual(['a', 'b', 'c'])
})

test('reports changes of sounds', async () => {
  const text = `
    if tick() == 0 { audio::play("theme"); }
    if tick() == 3 { audio::play("jump"); audio::pause("theme"); }
    if tick() == 4 { audio::play("jump"); }`
  const program = played()
  expect((await program.shown(text, { moment: 'frame=2' })).sounds).toEqual([{ change: 'play', name: 'theme' }])
  expect((await program.advance(IDLE_INPUT)).sounds).toEqual([
    { change: 'play', name: 'jump' },
    { change: 'pause', name: 'theme' },
  ])
  expect((await program.advance(IDLE_INPUT)).sounds).toEqual([{ change: 'play', name: 'jump' }])
  expect((await program.restart()).sounds).toEqual([
    { change: 'stop', name: 'jump' },
    { change: 'play', name: 'theme' },
  ])
})

test('reports the name of a surface shader', async () => {
  expect((await played().shown('shaders::set("crt");')).shader).toBe('crt')
})

describe('a program with shaders', () => {
  const shaders = { sources: { crt: 'wgsl' }, initial: 'crt' }
  const requests: unknown[] = []
  const surface = () =>
    Promise.resolve(({ kind, name, globals, picture }: ShadeRequest) => {
      requests.push([kind, name, globals.tick, globals.camera.x])
      picture.pixels[0] = 77
      return Promise.resolve({ note: kind })
    })

  beforeEach(() => {
    requests.length = 0
  })

  test('is drawn through the shader that is active from the start, and knows its name', async () => {
    const program = played({ surface })
    const shown = await program.shown('camera::set_x(10); log!("{}", shaders::get()); shaders::reset();', { shaders })
    expect(shown.logs).toEqual(['crt'])
    expect(shown.picture.pixels[0]).toBe(77)
    expect(shown.surface).toEqual({ note: 'start' })
    expect((await program.advance(IDLE_INPUT)).surface).toEqual({ note: 'frame' })
    expect(requests).toEqual([
      ['start', '', 0, 10],
      ['frame', '', 1, 10],
    ])
  })

  test('may change the shader 10,000 times a frame', async () => {
    const program = played({ surface })
    await program.shown('for i in 0..10000 { shaders::set("a"); shaders::set("crt"); }', { shaders })
    expect(requests).toEqual([['start', 'crt', 0, 128]])
  })

  test('runs without them if their part of the player cannot be loaded', async () => {
    const shown = await played().shown('clear(0xff0000ff);', { shaders })
    expect(shown.surface).toEqual({ note: 'Couldn’t load what draws shaders. Press Restart to try again.' })
    expect([...shown.picture.pixels.slice(0, 3)]).toEqual([255, 0, 0])
  })

  test('loads nothing for a program that came without shaders', async () => {
    const loadSurface = jest.fn(surface)
    expect((await played({ surface: loadSurface }).shown('shaders::set("crt");')).surface).toBeUndefined()
    expect(loadSurface).not.toHaveBeenCalled()
  })
})

describe('a published program', () => {
  const published = (text: string) => JSON.parse(JSON.stringify(writtenExample(text, declarations))) as Program
  const writtenAs = (text: string): Partial<Stage> => ({
    written: () => Promise.resolve(published(text)),
    language: () => Promise.reject(new Error('404')),
  })

  test('runs without the compiler', async () => {
    const program = played(writtenAs(counting(1)))
    expect(await program.shown(counting(1), { written: '/a' })).toMatchObject({ logs: ['1'] })
    expect(await program.advance(IDLE_INPUT)).toMatchObject({ logs: ['2'] })
    expect(await program.restart()).toMatchObject({ tick: 0, logs: ['1'] })
  })

  test('reports a panic with its line', async () => {
    const text = 'clear(0x00ff00ff);\nlet a = 2 - tick();\nlog!("{}", a);'
    const program = played(writtenAs(text))
    await program.shown(text, { written: '/a', moment: 'frame=2' })
    expect((await program.advance(IDLE_INPUT)).stopped).toMatchObject({
      message: 'attempt to subtract with overflow',
      line: 2,
    })
  })

  test('passes its state to a changed text', async () => {
    const program = played({ ...writtenAs(counting(1)), language: () => Promise.resolve(language) })
    await program.shown(counting(1), { written: '/a', moment: 'frame=4' })
    expect(await program.shown(counting(10), { keepState: true })).toMatchObject({ tick: 4, logs: ['14'] })
  })

  test('is compiled if it cannot be loaded', async () => {
    expect(await played().shown(counting(1), { written: '/gone' })).toMatchObject({ logs: ['1'] })
  })

  test('is compiled if it has another version', async () => {
    const program = played({
      written: () => Promise.resolve({ ...published(counting(1)), version: (VERSION + 1) as never }),
    })
    expect(await program.shown(counting(1), { written: '/a' })).toMatchObject({ logs: ['1'] })
  })
})

test('reports a compiler that cannot be loaded', async () => {
  const outcome = await played({ language: () => Promise.reject(new Error('404')) }).show('log!("here");')
  expect(outcome).toMatchObject({
    kind: 'refused',
    diagnostics: [{ message: 'couldn’t load part of the player: edit the code to try again, or reload the page' }],
  })
})
