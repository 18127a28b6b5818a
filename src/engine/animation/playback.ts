/** Everything here is counted in milliseconds and computed as `f32`, as the engine does. */
const f32 = Math.fround

/** What playing needs to know of a sprite: how long its frames show, and how often its file says to play (0: forever). */
export type Timing = { readonly durations: readonly number[]; readonly loops: number }

/** The values of `SpriteAnimationDirection`: the places of its variants. */
export const Direction = { Forward: 0, Backward: 1, PingPong: 2, PingPongReverse: 3 } as const

/** Time that some ticks take. */
export const millisecondsOf = (ticks: number) => f32(f32(ticks / 60) * 1000)

/** How long all frames take together. */
export const totalOf = (durations: readonly number[], speed: number) =>
  f32(durations.reduce((sum, duration) => f32(sum + duration), 0) / speed)

/** The first frame whose end lies behind a moment, counted in the given order; undefined where none does. */
export function frameAt(durations: readonly number[], speed: number, moment: number, isBackward = false) {
  let end = 0
  for (let i = 0; i < durations.length; i++) {
    const frame = isBackward ? durations.length - 1 - i : i
    end = f32(end + f32(durations[frame]! / speed))
    if (moment < end) return frame
  }
  return undefined
}

/** The frame that a sprite without an animation shows: all of one name show the same. */
export function frameAtTick({ durations }: Timing, tick: number, speed: number): number {
  return frameAt(durations, speed, f32(millisecondsOf(tick) % totalOf(durations, speed))) ?? 0
}
