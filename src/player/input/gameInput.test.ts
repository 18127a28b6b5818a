import { GameInput, HeldSlots } from './gameInput'

const pad = (pressed: number[]) => ({
  connected: true,
  mapping: 'standard',
  axes: [0, 0],
  buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: pressed.includes(index) })),
})

test('an update hears of buttons, pointer and clock', () => {
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

test('a press is told where it happened, however fast the pointer moves on', () => {
  const input = new GameInput()
  input.press('canvas', [10, 20])
  input.place = [90, 20]
  expect([input.next([], 0), input.next([], 0)].map(({ pointer }) => pointer)).toMatchObject([
    { x: 10, y: 20, down: true },
    { x: 90, y: 20, down: true },
  ])
})

test('the first two real gamepads belong to the two players', () => {
  const input = new GameInput()
  expect(input.next([null, pad([0]), pad([12, 15]), pad([3])], 0).gamepads).toEqual([['a'], ['up', 'right']])
})

test('a button that was held on a gamepad is released when it is pulled out', () => {
  const input = new GameInput()
  input.next([pad([0])], 0)
  expect(input.next([], 0).gamepads).toEqual([[], []])
})

test('the wheel is told once, in whole pixels, and up counts as more', () => {
  const input = new GameInput()
  input.scroll(0, -10)
  input.scroll(0, -2.5)
  expect(input.next([], 0).pointer.scroll).toEqual([0, 12])
  expect(input.next([], 0).pointer.scroll).toEqual([0, 0])
  input.scroll(3, -0.5)
  expect(input.next([], 0).pointer.scroll).toEqual([-3, 1])
})

test('what happened before the game went on is forgotten', () => {
  const input = new GameInput()
  input.scroll(0, -100)
  input.held.hold('canvas', ['pointer'])
  input.held.hold('canvas', [])
  input.settle()
  expect(input.next([], 0).pointer).toEqual({ x: 0, y: 0, down: false, scroll: [0, 0] })
})

const told = (held: HeldSlots, updates: number) => Array.from({ length: updates }, () => [...held.next()])

test('what is held is told to every update', () => {
  const held = new HeldSlots()
  held.hold('KeyZ', ['0.a'])
  expect(told(held, 3)).toEqual([['0.a'], ['0.a'], ['0.a']])
  held.hold('KeyZ', [])
  expect(told(held, 2)).toEqual([[], []])
})

test('a press shorter than an update is seen once', () => {
  const held = new HeldSlots()
  held.hold('KeyZ', ['0.a'])
  held.hold('KeyZ', [])
  expect(told(held, 3)).toEqual([['0.a'], [], []])
})

test('a release shorter than an update is seen once', () => {
  const held = new HeldSlots()
  held.hold('KeyZ', ['0.a'])
  held.next()
  held.hold('KeyZ', [])
  held.hold('KeyZ', ['0.a'])
  expect(told(held, 3)).toEqual([[], ['0.a'], ['0.a']])
})

test('hasty presses end as they are held, at most one update late', () => {
  const held = new HeldSlots()
  for (let press = 0; press < 5; press++) {
    held.hold('KeyZ', ['0.a'])
    held.hold('KeyZ', [])
  }
  expect(told(held, 3)).toEqual([['0.a'], [], []])
  for (let press = 0; press < 5; press++) {
    held.hold('KeyZ', ['0.a'])
    held.hold('KeyZ', [])
  }
  held.hold('KeyZ', ['0.a'])
  expect(told(held, 2)).toEqual([['0.a'], ['0.a']])
})

test('a button that two keys hold is released with the second', () => {
  const held = new HeldSlots()
  held.hold('KeyW', ['0.up'])
  held.hold('ArrowUp', ['0.up'])
  expect(told(held, 1)).toEqual([['0.up']])
  held.hold('KeyW', [])
  expect(told(held, 1)).toEqual([['0.up']])
  held.hold('ArrowUp', [])
  expect(told(held, 1)).toEqual([[]])
})

test('a finger that slides changes what it holds', () => {
  const held = new HeldSlots()
  held.hold('finger:1', ['0.up'])
  held.next()
  held.hold('finger:1', ['0.up', '0.right'])
  expect(told(held, 1)).toEqual([['0.up', '0.right']])
})

test('the keys are released together, fingers stay', () => {
  const held = new HeldSlots()
  held.hold('key:KeyW', ['0.up'])
  held.hold('key:KeyZ', ['0.a'])
  held.hold('finger:1', ['0.left'])
  held.next()
  held.release('key:')
  expect(told(held, 1)).toEqual([['0.left']])
})

test('short presses during a pause are forgotten, what is held is not', () => {
  const held = new HeldSlots()
  held.hold('KeyZ', ['0.a'])
  held.hold('KeyZ', [])
  held.hold('KeyW', ['0.up'])
  held.settle()
  expect(told(held, 2)).toEqual([['0.up'], ['0.up']])
})
