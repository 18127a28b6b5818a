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

test('a movement of 220 pixels in 120 ticks, eased in and out', () => {
  const tween = moving(220, 120, EASE_IN_OUT_QUAD)
  expect([0, 30, 60, 90, 120, 121].map((tick) => valueAt(tween, tick, f32))).toEqual([0, 27.5, 110, 192.5, 220, 220])
})

test('without a duration it is at its end at once', () => {
  expect(valueAt(moving(5, 0), 0, f32)).toBe(5)
})

test('the first question starts the clock and tells the elapsed ticks', () => {
  const tween = tweenAt(0)
  tween[1] = 10
  tween[2] = 10
  expect(valueAt(tween, 100, f32)).toBe(0)
  expect(valueAt(tween, 104, f32)).toBe(4)
  expect(tween.slice(2)).toEqual([10, 4, 0, [1, 100]])
})

test('a question that comes too late shoots past the end once', () => {
  const tween = moving(220, 120)
  expect([100, 200, 201].map((tick) => Math.fround(valueAt(tween, tick, f32) as number))).toEqual([
    Math.fround(550 / 3),
    Math.fround(1100 / 3),
    220,
  ])
})

test('asking whether it is done finds the end, too', () => {
  const tween = moving(220, 120)
  expect([119, 200].map((tick) => isDone(tween, tick))).toEqual([false, true])
  expect(valueAt(tween, 200, f32)).toBe(220)
})

test('a longer duration wakes a movement that is over, where it would be by now', () => {
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

test('a movement that begins later than now stops the program', () => {
  const tween = moving(10, 5)
  setEnd(tween, 20, 9, f32)
  expect(() => valueAt(tween, 8, f32)).toThrow(
    expect.objectContaining({ message: 'attempt to subtract with overflow' }),
  )
})

test('it is over from the duration on, and tells how long', () => {
  const tween = moving(10, 5)
  expect([4, 5, 9].map((tick) => sinceDone(tween, tick))).toEqual([undefined, 0, 4])
})

test('a new end on the way sets out from the present value', () => {
  const tween = moving(100, 10)
  setEnd(tween, 0, 5, f32)
  expect([5, 10, 15].map((tick) => valueAt(tween, tick, f32))).toEqual([50, 25, 0])
})

test('the same end again changes nothing', () => {
  const tween = moving(100, 10)
  setEnd(tween, 100, 5, f32)
  expect(valueAt(tween, 10, f32)).toBe(100)
})

test('adding moves the end further', () => {
  const tween = moving(100, 10)
  addToEnd(tween, 20, 5, f32)
  expect([5, 15].map((tick) => valueAt(tween, tick, f32))).toEqual([50, 120])
})

test('f32 is rounded once, integers are cut, 64-bit integers stay exact at their ends', () => {
  expect(f32.between(0, Math.fround(0.1), 0.5)).toBe(Math.fround(0.05000000074505806))
  expect(tweenedNumber('i32').between(0, -5, 0.5)).toBe(-2)
  expect(tweenedNumber('u8').between(200, 255, 2)).toBe(255)
  expect(tweenedNumber('i64').between(0n, 10n, 0.75)).toBe(7n)
})

test('a sum outside of the type stops the program', () => {
  expect(() => tweenedNumber('u8').add(200, 100)).toThrow(
    expect.objectContaining({ message: 'attempt to add with overflow' }),
  )
})

test('bounds move part by part', () => {
  expect(tweenedBounds.between([0, 0, 10, 10], [10, -5, 20, 10], 0.5)).toEqual([5, -2, 15, 10])
  expect(tweenedBounds.equal([1, 2, 3, 4], [1, 2, 3, 4])).toBe(true)
  expect(tweenedBounds.equal([1, 2, 3, 4], [1, 2, 3, 5])).toBe(false)
})
