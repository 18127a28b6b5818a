import type { Type } from 'rust/host'
import { Budget, type NativeCall } from 'rust/machine'
import { IDLE_INPUT, type FrameInput } from '../input'
import { Machine } from '../machine'
import type { OptionFacts } from '../options'
import { engineNatives } from './engineNatives'

const TABLES: OptionFacts = {
  rect: [{ name: 'color', fallback: 0xffffffff }],
  text: [{ name: 'font', fallback: 'medium' }],
  sprite: [{ name: 'frame' }, { name: 'animation_speed', fallback: 1 }],
}
const SPRITES = new Map([
  ['cat', { width: 32, height: 32, durations: [100, 100, 100, 100], loops: 0 }],
  ['dash', { width: 32, height: 32, durations: [100], loops: 0 }],
])
const F32: Type = { kind: 'scalar', name: 'f32' }

function running(input: Partial<FrameInput> = {}) {
  const machine = new Machine(SPRITES)
  const natives = engineNatives(machine, TABLES)
  const budget = new Budget()
  const copy = (value: unknown): unknown => (Array.isArray(value) ? value.map(copy) : value)
  const site = {
    args: [],
    result: F32,
    options: [],
    generic: () => F32,
    budget,
    traits: { clone: () => copy },
  } as unknown as NativeCall
  const callAs = (more: Partial<NativeCall>, key: string, ...args: unknown[]) =>
    (natives[key]!({ ...site, ...more }) as (...args: unknown[]) => unknown)(...args)
  const call = (key: string, ...args: unknown[]) => callAs({}, key, ...args)
  const next = (more: Partial<FrameInput> = {}) => machine.beginFrame({ ...IDLE_INPUT, ...input, ...more })
  next()
  return { machine, budget, call, callAs, next }
}

describe('drawing', () => {
  test('records a call with options and camera', () => {
    const { machine, call, callAs } = running()
    callAs({ options: ['color'] }, 'rect!', 0xff0000ff)
    call('camera::set_xy', 5, 6.5)
    call('rect!')
    expect(machine.calls).toEqual([
      { op: 'rect!', options: { color: 0xff0000ff }, camera: { x: 128, y: 72, z: 1 } },
      { op: 'rect!', options: { color: 0xffffffff }, camera: { x: 5, y: 6.5, z: 1 } },
    ])
  })

  test('head arguments come before options', () => {
    const { machine, callAs } = running()
    callAs({ options: [null, 'font'], headedBy: 'of' }, 'text!', 'Hi', 'large')
    expect(Object.entries(machine.calls[0]!.options)).toEqual([
      ['text', 'Hi'],
      ['font', 'large'],
    ])
  })

  test('a sprite without a key plays by the tick at its speed', () => {
    const { machine, callAs, next } = running()
    for (let tick = 0; tick < 6; tick++) next()
    callAs({ options: [null], headedBy: 'named' }, 'sprite!', 'cat')
    callAs({ options: [null, 'animation_speed'], headedBy: 'named' }, 'sprite!', 'cat', 2)
    callAs({ options: [null], headedBy: 'named' }, 'sprite!', 'nobody')
    expect(machine.calls).toMatchObject([{ shownFrame: 1 }, { shownFrame: 2 }, { shownFrame: 0 }])
  })

  test('a sprite with a key shows its animation', () => {
    const { machine, call, callAs } = running()
    const animation = call('animation::get', 'player')
    call('SpriteAnimation::use_sprite', animation, 'cat')
    callAs({ options: [null], headedBy: 'animated' }, 'sprite!', 'player')
    expect(machine.calls).toMatchObject([
      { options: { name: 'cat', animation_key: 'player', default_sprite: null, frame: null }, shownFrame: 0 },
    ])
  })

  test('a finished animation falls back to the default sprite', () => {
    const { machine, callAs } = running()
    callAs({ options: [null, null], headedBy: 'animated_or' }, 'sprite!', 'player', 'dash')
    expect(machine.calls).toMatchObject([{ options: { name: 'dash', default_sprite: 'dash' } }])
  })

  test('println! equals log!, other printing only writes lines', () => {
    const { machine, call } = running()
    call('println!', 'recorded')
    call('eprintln!', 'not recorded')
    expect(machine.calls).toEqual([{ op: 'log!', options: { text: 'recorded' } }])
    expect(machine.logs).toEqual(['recorded', 'not recorded'])
  })

  test('records clear and log! in order', () => {
    const { machine, call } = running()
    call('log!', 'first')
    call('clear', 0x00ffffff)
    expect(machine.calls).toEqual([
      { op: 'log!', options: { text: 'first' } },
      { op: 'clear', options: { color: 0x00ffffff } },
    ])
  })
})

describe('camera', () => {
  test('setters keep other parts', () => {
    const { machine, call } = running()
    call('camera::set_x', 10)
    call('camera::set_z', 2)
    call('camera::move_y', -2n)
    expect(machine.camera).toEqual({ x: 10, y: 70, z: 2 })
    expect([call('camera::xyz'), call('camera::xy'), call('camera::zoom')]).toEqual([[10, 70, 2], [10, 70], 2])
  })

  test('a focus keeps the zoom', () => {
    const { machine, call } = running()
    call('camera::set_zoom', 2)
    call('camera::focus_rect', 0, 0, 16, 16)
    expect(machine.camera).toEqual({ x: 8, y: 8, z: 2 })
    call('camera::focus_bounds', [10, 20, 5, 6])
    expect(machine.camera).toEqual({ x: 12.5, y: 23, z: 2 })
  })

  test('one axis can be reset alone, the zoom only with both', () => {
    const { machine, call } = running()
    call('camera::set_xyz', 1, 2, -3)
    expect(machine.camera).toEqual({ x: 1, y: 2, z: 0 })
    call('camera::reset_x')
    expect(machine.camera).toEqual({ x: 128, y: 2, z: 0 })
    call('camera::reset_z')
    expect(machine.camera).toEqual({ x: 128, y: 72, z: 1 })
  })
})

describe('input', () => {
  test("a gamepad has ten buttons; a third player's are released", () => {
    const { call } = running({ gamepads: [['a'], []] })
    expect(call('gamepad', 0)).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
    expect(call('gamepad', 2)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })

  test('the pointer has canvas and world positions', () => {
    const { call } = running({ pointer: { x: 10, y: 20, down: true, scroll: [0, -1] } })
    call('camera::move_xy', 100, 0)
    const pointer = call('pointer')
    expect(call('Pointer::xy_fixed', pointer)).toEqual([10, 20])
    expect(call('Pointer::xy', pointer)).toEqual([110, 20])
    expect(call('Pointer::intersects', pointer, 110, 20, 1, 1)).toBe(true)
    expect(call('Pointer::intersects_fixed', pointer, 110, 20, 1, 1)).toBe(false)
    expect(call('Pointer::scroll_delta', pointer)).toEqual([0, -1])
    expect(call('Pointer::just_pressed', pointer)).toBe(true)
    expect(call('Pointer::released', pointer)).toBe(false)
  })
})

describe('bounds', () => {
  test('charges parts in advance', () => {
    const { call } = running()
    expect(() => call('Bounds::columns', [0, 0, 10, 10], 4000000000)).toThrow(
      expect.objectContaining({ message: 'this frame needs too much memory' }),
    )
    const tooMany = expect.objectContaining({ reason: 'budget' }) as Error
    expect(() => call('Bounds::grid', [0, 0, 10, 10], 100000, 100000)).toThrow(tooMany)
    expect(() => call('Bounds::grid', [0, 0, 10, 10], 0, 4000000000)).toThrow(tooMany)
  })

  test('optional values are Options', () => {
    const { call } = running()
    expect(call('Bounds::intersection', [0, 0, 5, 5], [4, 4, 5, 5])).toEqual([1, [4, 4, 1, 1]])
    expect(call('Bounds::intersection', [0, 0, 5, 5], [5, 5, 5, 5])).toEqual([0])
  })

  test('the canvas ignores the camera, the viewport follows it', () => {
    const { call } = running()
    call('camera::set_xyz', 0, 0, 2)
    expect(call('bounds::canvas')).toEqual([0, 0, 256, 144])
    expect(call('bounds::viewport')).toEqual([-64, -36, 128, 72])
  })
})

describe('tween', () => {
  test('a setter returns a copy', () => {
    const { call } = running()
    const tween = call('Tween::new', 0)
    const copy = call('Tween::duration', tween, 10)
    call('Tween::set_duration', copy, 5)
    expect(tween).toEqual([0, 0, 10, 0, 0, [0]])
    expect(copy).toEqual([0, 0, 5, 0, 0, [0]])
  })

  test('the machine provides the time', () => {
    const { call, next } = running()
    const tween = call('Tween::new', 0)
    call('Tween::set_duration', tween, 4)
    call('Tween::set', tween, 8)
    next()
    expect([call('Tween::get', tween), call('Tween::done', tween)]).toEqual([2, false])
    expect(call('Tween::elapsed_since_done', tween)).toEqual([0])
    for (let tick = 0; tick < 5; tick++) next()
    expect([call('Tween::get', tween), call('Tween::done', tween)]).toEqual([12, true])
    expect(call('Tween::get', tween)).toBe(8)
    expect(call('Tween::elapsed_since_done', tween)).toEqual([1, 2])
  })

  test('applies an easing to a fraction', () => {
    const { call } = running()
    expect([call('Easing::apply', 0, 0.25), call('Easing::apply', 1, 0.5)]).toEqual([0.25, 0.25])
  })
})

describe('other natives', () => {
  test('time, canvas and random numbers', () => {
    const { call, next } = running({ now: 1750000099 })
    next()
    expect([call('tick'), call('time::now'), call('resolution'), call('rand')]).toEqual([
      1,
      1750000099,
      [256, 144],
      2527132011,
    ])
  })

  test('keeps a shader until reset', () => {
    const { call, next } = running()
    call('shaders::set', 'crt')
    next()
    expect(call('shaders::get')).toBe('crt')
    call('shaders::reset')
    expect(call('shaders::get')).toBe('')
  })

  test('a track plays after its command', () => {
    const { call, next } = running()
    call('audio::play', 'music')
    next()
    expect(call('audio::is_playing', 'music')).toBe(true)
    call('audio::stop', 'music')
    expect(call('audio::is_playing', 'music')).toBe(false)
  })

  test('animation settings can be read; defaults apply before a sprite is assigned', () => {
    const { call } = running()
    const animation = call('animation::get', 'player')
    call('SpriteAnimation::set_speed', animation, 3)
    expect([call('SpriteAnimation::speed', animation), call('SpriteAnimation::frame', animation)]).toEqual([1, [0]])
    call('SpriteAnimation::use_sprite', animation, 'cat')
    call('SpriteAnimation::set_speed', animation, 3)
    call('SpriteAnimation::pause', animation)
    expect([
      call('SpriteAnimation::speed', animation),
      call('SpriteAnimation::paused', animation),
      call('SpriteAnimation::frame', animation),
      call('SpriteAnimation::sprite_name', animation),
    ]).toEqual([3, true, [1, 0], 'cat'])
  })
})
