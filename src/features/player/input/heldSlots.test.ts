import { HeldSlots } from './heldSlots'

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
