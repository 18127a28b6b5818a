import {
  addToEnd,
  isDone,
  setEnd,
  sinceDone,
  tweenAt,
  tweenedBounds,
  tweenedNumber,
  type Tween,
  valueAt,
} from './tween'

const f32 = tweenedNumber('f32')
const EASE_IN_OUT_QUAD = 3

function moving(end: number, duration: number, easing = 0): Tween {
  const tween = tweenAt(0)
  tween[2] = duration
  tween[4] = easing
  setEnd(tween, end, 0, f32)
  return tween
}

test('moves 220 pixels in 120 ticks, eased in and out', () => {
  const tween = moving(220, 120, EASE_IN_OUT_QUAD)
  expect([0, 30, 60, 90, 120, 121].map((tick) => valueAt(tween, tick, f32))).toEqual([0, 27.5, 110, 192.5, 220, 220])
})

test('without a duration it is at its end', () => {
  expect(valueAt(moving(5, 0), 0, f32)).toBe(5)
})

test('the first read starts the clock', () => {
  const tween = tweenAt(0)
  tween[1] = 10
  tween[2] = 10
  expect(valueAt(tween, 100, f32)).toBe(0)
  expect(valueAt(tween, 104, f32)).toBe(4)
  expect(tween.slice(2)).toEqual([10, 4, 0, [1, 100]])
})

test('a late read overshoots once', () => {
  const tween = moving(220, 120)
  expect([100, 200, 201].map((tick) => Math.fround(valueAt(tween, tick, f32) as number))).toEqual([
    Math.fround(550 / 3),
    Math.fround(1100 / 3),
    220,
  ])
})

test('querying completion also ends it', () => {
  const tween = moving(220, 120)
  expect([119, 200].map((tick) => isDone(tween, tick))).toEqual([false, true])
  expect(valueAt(tween, 200, f32)).toBe(220)
})

test('a longer duration resumes a finished tween at its current position', () => {
  const tween = moving(100, 30)
  expect(valueAt(tween, 30, f32)).toBe(100)
  tween[2] = 60
  setEnd(tween, 0, 300, f32)
  expect(valueAt(tween, 300, f32)).toBe(500)
})

test('without a duration no clock runs', () => {
  const tween = tweenAt(5)
  expect([valueAt(tween, 40, f32), sinceDone(tween, 40), tween[5]]).toEqual([5, 40, [0]])
})

test('a tween that starts in the future ends the program', () => {
  const tween = moving(10, 5)
  setEnd(tween, 20, 9, f32)
  expect(() => valueAt(tween, 8, f32)).toThrow(
    expect.objectContaining({ message: 'attempt to subtract with overflow' }),
  )
})

test('it is done from the duration on, and knows for how long', () => {
  const tween = moving(10, 5)
  expect([4, 5, 9].map((tick) => sinceDone(tween, tick))).toEqual([undefined, 0, 4])
})

test('a new end starts at the current value', () => {
  const tween = moving(100, 10)
  setEnd(tween, 0, 5, f32)
  expect([5, 10, 15].map((tick) => valueAt(tween, tick, f32))).toEqual([50, 25, 0])
})

test('setting the same end changes nothing', () => {
  const tween = moving(100, 10)
  setEnd(tween, 100, 5, f32)
  expect(valueAt(tween, 10, f32)).toBe(100)
})

test('adding extends the end', () => {
  const tween = moving(100, 10)
  addToEnd(tween, 20, 5, f32)
  expect([5, 15].map((tick) => valueAt(tween, tick, f32))).toEqual([50, 120])
})

test('f32 rounds once, integers truncate, 64-bit integers are exact at the ends', () => {
  expect(f32.between(0, Math.fround(0.1), 0.5)).toBe(Math.fround(0.05000000074505806))
  expect(tweenedNumber('i32').between(0, -5, 0.5)).toBe(-2)
  expect(tweenedNumber('u8').between(200, 255, 2)).toBe(255)
  expect(tweenedNumber('i64').between(0n, 10n, 0.75)).toBe(7n)
})

test('a sum out of range ends the program', () => {
  expect(() => tweenedNumber('u8').add(200, 100)).toThrow(
    expect.objectContaining({ message: 'attempt to add with overflow' }),
  )
})

test('bounds move part by part', () => {
  expect(tweenedBounds.between([0, 0, 10, 10], [10, -5, 20, 10], 0.5)).toEqual([5, -2, 15, 10])
  expect(tweenedBounds.equal([1, 2, 3, 4], [1, 2, 3, 4])).toBe(true)
  expect(tweenedBounds.equal([1, 2, 3, 4], [1, 2, 3, 5])).toBe(false)
})
