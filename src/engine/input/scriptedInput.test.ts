import { scriptedInput } from './scriptedInput'

test('the first frame of a recording', () => {
  expect(scriptedInput(0)).toMatchObject({
    gamepads: [['start'], ['down', 'right', 'a', 'y', 'select']],
    pointer: { x: 186, y: 9, down: false },
    now: 1750000000,
  })
})

test('buttons change every seven frames, the pointer every five', () => {
  expect(scriptedInput(6).gamepads).toEqual(scriptedInput(0).gamepads)
  expect(scriptedInput(7).gamepads).not.toEqual(scriptedInput(0).gamepads)
  expect(scriptedInput(4).pointer.x).toBe(186)
  expect(scriptedInput(5).pointer.x).not.toBe(186)
})

test('the wheel moves in every eleventh frame at most, by one', () => {
  const moved = Array.from({ length: 240 }, (_, tick) => scriptedInput(tick).pointer.scroll[1])
  expect(moved.filter((_, tick) => tick % 11 !== 0).every((by) => by === 0)).toBe(true)
  expect([...new Set(moved)].sort((a, b) => a - b)).toEqual([-1, 0, 1])
})

test('a second passes every sixty frames', () => {
  expect([59, 60, 239].map((tick) => scriptedInput(tick).now)).toEqual([1750000000, 1750000001, 1750000003])
})
