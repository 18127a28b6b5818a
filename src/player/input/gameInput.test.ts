import { GameInput, HeldSlots } from './gameInput'

const pad = (pressed: number[]) => ({
  connected: true,
  mapping: 'standard',
  axes: [0, 0],
  buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: pressed.includes(index) })),
})

test('passes buttons, pointer and clock to an update', () => {
  const input = new GameInput()
  input.held.hold('key:KeyZ', ['0.a'])
  input.held.hold('key:KeyI', ['1.up'])
  input.press('canvas', [12, 34])
  expect(input.next([], 1750000000)).toEqual({
    gamepads: [['a'], ['up']],
    pointer: { x: 12, y: 34, down: true, scroll: [0, 0] },
    now: 1750000000,
  })
})

test('reports a press where it happened, however fast the pointer moves', () => {
  const input = new GameInput()
  input.press('canvas', [10, 20])
  input.place = [90, 20]
  expect([input.next([], 0), input.next([], 0)].map(({ pointer }) => pointer)).toMatchObject([
    { x: 10, y: 20, down: true },
    { x: 90, y: 20, down: true },
  ])
})

test('assigns the first two gamepads to the two players', () => {
  const input = new GameInput()
  expect(input.next([null, pad([0]), pad([12, 15]), pad([3])], 0).gamepads).toEqual([['a'], ['up', 'right']])
})

test('releases buttons of a disconnected gamepad', () => {
  const input = new GameInput()
  input.next([pad([0])], 0)
  expect(input.next([], 0).gamepads).toEqual([[], []])
})

test('reports the wheel once, in whole pixels, up positive', () => {
  const input = new GameInput()
  input.scroll(0, -10)
  input.scroll(0, -2.5)
  expect(input.next([], 0).pointer.scroll).toEqual([0, 12])
  expect(input.next([], 0).pointer.scroll).toEqual([0, 0])
  input.scroll(3, -0.5)
  expect(input.next([], 0).pointer.scroll).toEqual([-3, 1])
})

test('drops input from before the game resumed', () => {
  const input = new GameInput()
  input.scroll(0, -100)
  input.held.hold('canvas', ['pointer'])
  input.held.hold('canvas', [])
  input.settle()
  expect(input.next([], 0).pointer).toEqual({ x: 0, y: 0, down: false, scroll: [0, 0] })
})

const reported = (held: HeldSlots, updates: number) => Array.from({ length: updates }, () => [...held.next()])

test('reports held buttons in every update', () => {
  const held = new HeldSlots()
  held.hold('KeyZ', ['0.a'])
  expect(reported(held, 3)).toEqual([['0.a'], ['0.a'], ['0.a']])
  held.hold('KeyZ', [])
  expect(reported(held, 2)).toEqual([[], []])
})

test('reports a press shorter than an update once', () => {
  const held = new HeldSlots()
  held.hold('KeyZ', ['0.a'])
  held.hold('KeyZ', [])
  expect(reported(held, 3)).toEqual([['0.a'], [], []])
})

test('reports a release shorter than an update once', () => {
  const held = new HeldSlots()
  held.hold('KeyZ', ['0.a'])
  held.next()
  held.hold('KeyZ', [])
  held.hold('KeyZ', ['0.a'])
  expect(reported(held, 3)).toEqual([[], ['0.a'], ['0.a']])
})

test('settles rapid presses at most one update late', () => {
  const held = new HeldSlots()
  for (let press = 0; press < 5; press++) {
    held.hold('KeyZ', ['0.a'])
    held.hold('KeyZ', [])
  }
  expect(reported(held, 3)).toEqual([['0.a'], [], []])
  for (let press = 0; press < 5; press++) {
    held.hold('KeyZ', ['0.a'])
    held.hold('KeyZ', [])
  }
  held.hold('KeyZ', ['0.a'])
  expect(reported(held, 2)).toEqual([['0.a'], ['0.a']])
})

test('releases a button held by two keys with the second', () => {
  const held = new HeldSlots()
  held.hold('KeyW', ['0.up'])
  held.hold('ArrowUp', ['0.up'])
  expect(reported(held, 1)).toEqual([['0.up']])
  held.hold('KeyW', [])
  expect(reported(held, 1)).toEqual([['0.up']])
  held.hold('ArrowUp', [])
  expect(reported(held, 1)).toEqual([[]])
})

test('changes what a sliding finger holds', () => {
  const held = new HeldSlots()
  held.hold('finger:1', ['0.up'])
  held.next()
  held.hold('finger:1', ['0.up', '0.right'])
  expect(reported(held, 1)).toEqual([['0.up', '0.right']])
})

test('releases all keys together and keeps touches', () => {
  const held = new HeldSlots()
  held.hold('key:KeyW', ['0.up'])
  held.hold('key:KeyZ', ['0.a'])
  held.hold('finger:1', ['0.left'])
  held.next()
  held.release('key:')
  expect(reported(held, 1)).toEqual([['0.left']])
})

test('drops short presses during a pause and keeps held ones', () => {
  const held = new HeldSlots()
  held.hold('KeyZ', ['0.a'])
  held.hold('KeyZ', [])
  held.hold('KeyW', ['0.up'])
  held.settle()
  expect(reported(held, 2)).toEqual([['0.up'], ['0.up']])
})
