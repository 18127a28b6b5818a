import { frameAt, frameAtTick } from './playback'

const cat = { durations: [100, 100, 100, 100], loops: 0 }

test('four frames of 100 ms change every six ticks and begin again', () => {
  expect([0, 5, 6, 11, 12, 17, 18, 23, 24].map((tick) => frameAtTick(cat, tick, 1))).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3, 0,
  ])
})

test('twice the speed changes twice as often', () => {
  expect([0, 2, 3, 6, 9, 12].map((tick) => frameAtTick(cat, tick, 2))).toEqual([0, 0, 1, 2, 3, 0])
})

test('at speed 0 the first frame stays', () => {
  expect(frameAtTick(cat, 1000, 0)).toBe(0)
})

test('a sprite without frames shows its first', () => {
  expect(frameAtTick({ durations: [], loops: 0 }, 5, 1)).toBe(0)
})

test('a frame begins where the one before it ends', () => {
  expect(frameAt([50, 150], 1, 49)).toBe(0)
  expect(frameAt([50, 150], 1, 50)).toBe(1)
  expect(frameAt([50, 150], 1, 200)).toBeUndefined()
})

test('backward the last frame comes first', () => {
  expect(frameAt([50, 150], 1, 149, true)).toBe(1)
  expect(frameAt([50, 150], 1, 150, true)).toBe(0)
})
