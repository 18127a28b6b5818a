import { Panic } from 'rust/machine'
import { IDLE_INPUT } from './input'
import { Machine, runFrame } from './machine'

const sprites = new Map([['cat', { width: 16, height: 16, durations: [100, 100], loops: 0 }]])
const machine = () => new Machine(sprites)

test('counts ticks from 0', () => {
  const host = machine()
  const ticks = [1, 2, 3].map(() => {
    host.beginFrame(IDLE_INPUT)
    return host.tick
  })
  expect(ticks).toEqual([0, 1, 2])
})

test('calls and lines belong to their frame', () => {
  const host = machine()
  host.beginFrame(IDLE_INPUT)
  host.log('hello')
  expect([host.calls, host.logs]).toEqual([[{ op: 'log!', options: { text: 'hello' } }], ['hello']])
  host.beginFrame(IDLE_INPUT)
  expect([host.calls, host.logs]).toEqual([[], []])
})

test('button states continue across frames, per player', () => {
  const host = machine()
  host.beginFrame({ ...IDLE_INPUT, gamepads: [['up'], ['select']] })
  host.beginFrame({ ...IDLE_INPUT, gamepads: [['up'], []] })
  expect(host.gamepads).toEqual([
    [2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 3],
  ])
})

test('an unmentioned key is up', () => {
  const host = machine()
  host.beginFrame({ ...IDLE_INPUT, gamepads: [['a'], ['a']] })
  host.beginFrame(IDLE_INPUT)
  expect(host.gamepads.map((buttons) => buttons[4])).toEqual([3, 3])
})

test('random numbers continue, and restart with a new machine', () => {
  const host = machine()
  expect([host.random(), host.random()]).toEqual([2527132011, 314344336])
  expect(machine().random()).toBe(2527132011)
})

test('the camera rests at the center of the canvas', () => {
  expect(machine().camera).toEqual({ x: 128, y: 72, z: 1 })
  expect(new Machine(sprites, [100, 50]).camera).toEqual({ x: 50, y: 25, z: 1 })
})

test('a key identifies an animation while any animation is requested', () => {
  const host = machine()
  host.beginFrame(IDLE_INPUT)
  const cat = host.animationOf('cat')
  host.animationOf('other')
  host.beginFrame(IDLE_INPUT)
  host.animationOf('other')
  host.beginFrame(IDLE_INPUT)
  expect(host.animationOf('cat')).toBe(cat)
})

test('an animation restarts after its ticks to live without requests', () => {
  const host = machine()
  host.beginFrame(IDLE_INPUT)
  const cat = host.animationOf('cat')
  const kept = host.animationOf('kept')
  kept.ttl = 5
  host.beginFrame(IDLE_INPUT)
  host.beginFrame(IDLE_INPUT)
  expect(host.animationOf('cat')).not.toBe(cat)
  expect(host.animationOf('kept')).toBe(kept)
})

test("a requested animation is at the current tick's frame", () => {
  const host = machine()
  host.beginFrame(IDLE_INPUT)
  host.animationOf('cat').useSprite('cat')
  for (let tick = 1; tick <= 6; tick++) {
    host.beginFrame(IDLE_INPUT)
    host.animationOf('cat')
  }
  expect(host.animationOf('cat').playing!.frame).toBe(1)
})

test('limits playing tracks', () => {
  const host = machine()
  host.beginFrame(IDLE_INPUT)
  const play = () => Array.from({ length: 15_000 }, (_, i) => host.changeTrack('play', String(i)))
  expect(play).toThrow(expect.objectContaining({ message: 'this program plays too many tracks' }))
})

test('records track commands and knows what plays', () => {
  const host = machine()
  host.changeTrack('play', 'music')
  host.changeTrack('pause', 'jump')
  expect(host.calls).toEqual([
    { op: 'audio::play', options: { name: 'music' } },
    { op: 'audio::pause', options: { name: 'jump' } },
  ])
  expect([...host.tracks]).toEqual(['music'])
  host.changeTrack('stop', 'music')
  expect([...host.tracks]).toEqual([])
})

describe('frame budgets', () => {
  const tooMuch = (message: string) => expect.objectContaining({ message, reason: 'budget' }) as Error
  const clear = { op: 'clear', options: { color: 0xff } } as const

  test('stops a frame that fills the canvas repeatedly, and recovers', () => {
    const host = machine()
    const fill = (times: number) => Array.from({ length: times }, () => host.draw(clear))
    host.beginFrame(IDLE_INPUT)
    fill(100)
    expect(() => fill(10)).toThrow(tooMuch('this frame draws too much'))
    host.beginFrame(IDLE_INPUT)
    fill(100)
  })

  test('limits small calls and log lines', () => {
    const host = machine()
    host.beginFrame(IDLE_INPUT)
    const print = () => Array.from({ length: 40_000 }, () => host.print(''))
    expect(print).toThrow(tooMuch('this frame prints too much'))
    host.beginFrame(IDLE_INPUT)
    const play = () => Array.from({ length: 40_000 }, () => host.changeTrack('play', 'jump'))
    expect(play).toThrow(tooMuch('this frame makes too many calls'))
    host.beginFrame(IDLE_INPUT)
    const animate = () => Array.from({ length: 40_000 }, (_, i) => host.animationOf(String(i)))
    expect(animate).toThrow(tooMuch('this program has too many animations'))
  })
})

test('continues from a snapshot', () => {
  const host = machine()
  host.beginFrame({ ...IDLE_INPUT, gamepads: [['up']] })
  host.random()
  host.shader = 'crt'
  host.camera = { x: 1, y: 2, z: 3 }
  host.changeTrack('play', 'theme')
  host.animationOf('a').useSprite('cat')
  const snapshot = host.snapshot()
  // Does not include later changes
  host.beginFrame(IDLE_INPUT)
  host.changeTrack('stop', 'theme')
  host.animationOf('a').set({ speed: 5 })

  const next = machine()
  next.goOnFrom(snapshot)
  next.beginFrame({ ...IDLE_INPUT, gamepads: [['up']] })
  expect(next.tick).toBe(1)
  expect(next.gamepads[0]![0]).toBe(2)
  expect(next.random()).toBe(314344336)
  expect([next.shader, next.camera, [...next.tracks]]).toEqual(['crt', { x: 1, y: 2, z: 3 }, ['theme']])
  expect(next.animationOf('a').playing).toMatchObject({ sprite: 'cat', startTick: 0, speed: 1 })
})

test('returns calls and lines, also of an ended frame', () => {
  const machine = new Machine(new Map())
  const program = {
    frame() {
      machine.log(`tick ${machine.tick}`)
      return machine.tick === 1 ? new Panic('explicit panic') : undefined
    },
  }
  expect(runFrame(program, machine, IDLE_INPUT)).toEqual({
    calls: [{ op: 'log!', options: { text: 'tick 0' } }],
    logs: ['tick 0'],
    panic: undefined,
  })
  expect(runFrame(program, machine, IDLE_INPUT)).toMatchObject({
    logs: ['tick 1'],
    panic: { message: 'explicit panic' },
  })
})
