import { Direction, frameAt, frameAtTick, SpriteAnimation } from './spriteAnimation'

const sprites: Record<string, { durations: number[]; loops: number }> = {
  cat: { durations: [100, 100, 100, 100], loops: 0 },
  dash: { durations: [100, 100], loops: 1 },
  thrice: { durations: [100, 100], loops: 3 },
}

/** An animation at tick 0, and its frames over a range of ticks. */
function staged(sprite?: string) {
  const stage = { tick: 0, timingOf: (name: string) => sprites[name] }
  const animation = new SpriteAnimation(stage)
  if (sprite) animation.useSprite(sprite)
  const framesAt = (ticks: number[]) =>
    ticks.map((tick) => {
      stage.tick = tick
      animation.update()
      return animation.playing?.frame
    })
  const play = (until: number) => framesAt(Array.from({ length: until - stage.tick }, (_, i) => stage.tick + i + 1))
  return { stage, animation, framesAt, play }
}

test('without a sprite it is done, and settings have no effect', () => {
  const { animation } = staged()
  animation.set({ speed: 2 })
  animation.restart()
  expect([animation.isDone, animation.playing]).toEqual([true, undefined])
})

test('a looping sprite is never done', () => {
  const { animation, play, framesAt } = staged('cat')
  expect(framesAt([0, 6, 12, 18, 24])).toEqual([0, 1, 2, 3, 0])
  play(1000)
  expect(animation.isDone).toBe(false)
  expect(animation.playing!.iterations).toBe(41)
})

test('assigning the same sprite continues, another one restarts with defaults', () => {
  const { animation, play } = staged('cat')
  animation.set({ speed: 2 })
  play(4)
  animation.useSprite('cat')
  expect(animation.playing).toMatchObject({ frame: 1, speed: 2 })
  animation.useSprite('dash')
  expect(animation.playing).toMatchObject({ frame: 0, speed: 1, startTick: 4 })
})

test('repeat 1 plays once and returns to the first frame', () => {
  const { animation, play } = staged('cat')
  animation.set({ repeat: 1 })
  play(23)
  expect([animation.isDone, animation.playing!.frame]).toEqual([false, 3])
  play(24)
  expect([animation.isDone, animation.playing!.frame]).toEqual([true, 0])
})

test('filling forwards stays at the last frame', () => {
  const { animation, play } = staged('cat')
  animation.set({ repeat: 1, fillForwards: true })
  play(30)
  expect([animation.isDone, animation.playing!.frame]).toEqual([true, 3])
})

test('a file with three repetitions plays twice', () => {
  const { animation, play } = staged('thrice')
  play(23)
  expect(animation.isDone).toBe(false)
  play(24)
  expect(animation.isDone).toBe(true)
})

test('played backward once, it is done after its first update', () => {
  const { animation, framesAt } = staged('cat')
  animation.set({ repeat: 1, direction: Direction.Backward })
  expect(framesAt([1])).toEqual([3])
  expect(animation.isDone).toBe(true)
})

test('backward starts with the last frame', () => {
  const { animation, framesAt } = staged('cat')
  animation.set({ direction: Direction.Backward })
  expect(framesAt([1, 6, 12, 18, 24])).toEqual([3, 2, 1, 0, 3])
})

test('ping-pong shows both end frames twice, in one round', () => {
  const { animation, framesAt } = staged('cat')
  animation.set({ direction: Direction.PingPong })
  expect(framesAt([0, 6, 12, 18, 24, 30, 36, 42, 48])).toEqual([0, 1, 2, 3, 3, 2, 1, 0, 0])
  expect(animation.playing!.iterations).toBe(1)
})

test('reverse ping-pong starts at the end', () => {
  const { animation, framesAt } = staged('cat')
  animation.set({ direction: Direction.PingPongReverse })
  expect(framesAt([0, 18, 24, 42])).toEqual([3, 0, 0, 3])
})

test('a delay applies before the first round only', () => {
  const { animation, framesAt } = staged('cat')
  animation.set({ delay: 500 })
  expect(framesAt([29, 30, 36, 54])).toEqual([0, 0, 1, 0])
  // From here on, counted from the start, so that coins with different delays are in sync
  expect(framesAt([60, 66])).toEqual([2, 3])
})

test('a pause does not count', () => {
  const { stage, animation, framesAt } = staged('cat')
  framesAt([6])
  animation.pauseNow()
  expect(framesAt([7, 20, 36])).toEqual([1, 1, 1])
  animation.resume()
  expect(framesAt([37, 42])).toEqual([1, 2])
  expect(stage.tick).toBe(42)
})

test('a restart ends a pause', () => {
  const { animation, framesAt } = staged('cat')
  framesAt([12])
  animation.pauseNow()
  animation.restart()
  expect(framesAt([12, 18])).toEqual([0, 1])
})

test('stopping rewinds and pauses', () => {
  const { animation, framesAt } = staged('cat')
  framesAt([12])
  animation.stop()
  expect(framesAt([13, 30])).toEqual([0, 0])
})

test('an unknown sprite replaces none, and can be the first', () => {
  const { animation } = staged('cat')
  animation.useSprite('nobody')
  expect(animation.playing!.sprite).toBe('cat')
  const empty = staged('nobody').animation
  empty.update()
  expect([empty.playing!.sprite, empty.playing!.frame, empty.isDone]).toEqual(['nobody', 0, false])
})

const cat = { durations: [100, 100, 100, 100], loops: 0 }

test('four frames of 100 ms change every six ticks and loop', () => {
  expect([0, 5, 6, 11, 12, 17, 18, 23, 24].map((tick) => frameAtTick(cat, tick, 1))).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3, 0,
  ])
})

test('double speed changes twice as often', () => {
  expect([0, 2, 3, 6, 9, 12].map((tick) => frameAtTick(cat, tick, 2))).toEqual([0, 0, 1, 2, 3, 0])
})

test('speed 0 stays at the first frame', () => {
  expect(frameAtTick(cat, 1000, 0)).toBe(0)
})

test('a sprite without frames shows its first', () => {
  expect(frameAtTick({ durations: [], loops: 0 }, 5, 1)).toBe(0)
})

test('a frame starts where the previous one ends', () => {
  expect(frameAt([50, 150], 1, 49)).toBe(0)
  expect(frameAt([50, 150], 1, 50)).toBe(1)
  expect(frameAt([50, 150], 1, 200)).toBeUndefined()
})

test('backward starts with the last frame', () => {
  expect(frameAt([50, 150], 1, 149, true)).toBe(1)
  expect(frameAt([50, 150], 1, 150, true)).toBe(0)
})
