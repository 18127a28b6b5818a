import type { Compound } from 'rust/machine'

/** Times are milliseconds in `f32`, as in the engine. */
const f32 = Math.fround

/** Frame durations in ms, and the file's repetitions (0: forever). */
export type Timing = { readonly durations: readonly number[]; readonly loops: number }

export const Direction = { Forward: 0, Backward: 1, PingPong: 2, PingPongReverse: 3 } as const

const millisecondsOf = (ticks: number) => f32(f32(ticks / 60) * 1000)

const totalOf = (durations: readonly number[], speed: number) =>
  f32(durations.reduce((sum, duration) => f32(sum + duration), 0) / speed)

/** Undefined beyond the last frame. */
export function frameAt(durations: readonly number[], speed: number, moment: number, isBackward = false) {
  let end = 0
  for (let i = 0; i < durations.length; i++) {
    const frame = isBackward ? durations.length - 1 - i : i
    end = f32(end + f32(durations[frame]! / speed))
    if (moment < end) return frame
  }
  return undefined
}

/** All sprites of that name show the same frame. */
export function frameAtTick({ durations }: Timing, tick: number, speed: number): number {
  return frameAt(durations, speed, f32(millisecondsOf(tick) % totalOf(durations, speed))) ?? 0
}

const USIZE_MAX = 0xffffffff

export type Stage = { readonly tick: number; timingOf(sprite: string): Timing | undefined }

type Playing = {
  sprite: string
  frame: number
  startTick: number
  iterations: number
  repeat: number
  direction: number
  fillForwards: boolean
  speed: number
  delay: number
  pauseTick: number | undefined
  /** Milliseconds of the current pause and all earlier ones. */
  pause: number
  pauses: number
  isDone: boolean
}

/** The value of `animation::get`. Without a sprite, it plays nothing and settings have no effect. */
export class SpriteAnimation implements Compound {
  updateTick: number
  /** Number of ticks that it survives while no animation is requested. */
  ttl = 1
  playing: Playing | undefined

  constructor(private readonly stage: Stage) {
    this.updateTick = stage.tick
  }

  become(other: this): void {
    Object.assign(this, other)
  }

  /** A copy for another machine or time. */
  copyFor(stage: Stage): SpriteAnimation {
    const { updateTick, ttl, playing } = this
    return Object.assign(new SpriteAnimation(stage), { updateTick, ttl, playing: playing && { ...playing } })
  }

  /** The current sprite continues; an unknown one is ignored. */
  useSprite(name: string): void {
    if (this.playing?.sprite === name) return
    const timing = this.stage.timingOf(name)
    if (this.playing && !timing) return
    this.playing = {
      sprite: name,
      frame: 0,
      startTick: this.stage.tick,
      iterations: 0,
      repeat: timing ? (timing.loops === 0 ? USIZE_MAX : timing.loops - 1) : 0,
      direction: Direction.Forward,
      fillForwards: false,
      speed: 1,
      delay: 0,
      pauseTick: undefined,
      pause: 0,
      pauses: 0,
      isDone: false,
    }
  }

  set(change: Partial<Playing>): void {
    if (this.playing) Object.assign(this.playing, change)
  }

  pauseNow(): void {
    if (this.playing?.pauseTick === undefined) this.set({ pauseTick: this.stage.tick })
  }

  resume(): void {
    if (!this.playing) return
    this.set({ pauses: f32(this.playing.pauses + this.playing.pause), pause: 0, pauseTick: undefined })
  }

  /** Starts over, without pause. */
  restart(): void {
    const startTick = this.stage.tick
    this.set({ startTick, frame: 0, iterations: 0, pauseTick: undefined, pause: 0, pauses: 0, isDone: false })
  }

  stop(): void {
    this.restart()
    this.pauseNow()
  }

  get isDone(): boolean {
    return this.playing?.isDone ?? true
  }

  update(): void {
    const { playing, stage } = this
    if (!playing || playing.isDone) return
    const { durations = [] } = stage.timingOf(playing.sprite) ?? {}
    if (durations.length === 0) return
    if (playing.pauseTick !== undefined) {
      playing.pause = millisecondsOf(Math.max(0, stage.tick - playing.pauseTick))
      return
    }
    let elapsed = f32(millisecondsOf(Math.max(0, stage.tick - playing.startTick)) - playing.pauses)
    // The delay applies only before the first round
    if (playing.iterations === 0) {
      if (elapsed < playing.delay) return
      elapsed = f32(elapsed - playing.delay)
    }
    if (playing.direction < Direction.PingPong) playRound(playing, durations, elapsed)
    else playThereAndBack(playing, durations, elapsed)
    if (playing.iterations > 0 && playing.iterations >= playing.repeat) finish(playing, durations.length)
  }
}

/** From one end to the other; a step back starts a new round. */
function playRound(playing: Playing, durations: readonly number[], elapsed: number): void {
  const { speed, direction, frame } = playing
  const isBackward = direction === Direction.Backward
  const next = frameAt(durations, speed, f32(elapsed % totalOf(durations, speed)), isBackward)
  if (next === undefined) return
  if (isBackward ? next > frame : next < frame) playing.iterations++
  playing.frame = next
}

/** Back and forth is one round; the end frames show twice. */
function playThereAndBack(playing: Playing, durations: readonly number[], elapsed: number): void {
  const { speed, direction } = playing
  const half = totalOf(durations, speed)
  const round = f32(2 * half)
  const moment = f32(elapsed % round)
  const isThere = moment < half
  const frame = frameAt(durations, speed, isThere ? moment : f32(moment - half)) ?? 0
  playing.iterations = Math.trunc(elapsed / round)
  playing.frame = isThere === (direction === Direction.PingPong) ? frame : durations.length - 1 - frame
}

function finish(playing: Playing, frames: number): void {
  const startsAtEnd = playing.direction === Direction.Backward || playing.direction === Direction.PingPongReverse
  playing.isDone = true
  playing.frame = playing.fillForwards === startsAtEnd ? 0 : frames - 1
}
