import { arithmetic, cast, isSome, none, overflow, some, type Option, type ScalarName } from 'rust/machine'
import { EASINGS } from './easing'
import { sumOf, type Bounds } from '../bounds/bounds'

/** The fields of a `Tween<T>` in order of declaration. */
export type Tween = [start: unknown, end: unknown, duration: number, elapsed: number, easing: number, startTick: Option]

export type Tweened = {
  /** The value at fraction `t`. */
  between: (start: unknown, end: unknown, t: number) => unknown
  equal: (a: unknown, b: unknown) => boolean
  add: (a: unknown, b: unknown) => unknown
}

export const tweenAt = (start: unknown): Tween => [start, start, 0, 0, 0, none()]

/** Whether a read has returned the end; nothing is computed after that. */
const isOver = ([, , duration, elapsed]: Tween) => elapsed >= duration

/** The current value. Like the engine, a late read overshoots once; the next one is exact. */
export function valueAt(tween: Tween, tick: number, { between }: Tweened): unknown {
  if (isOver(tween)) return tween[1]
  look(tween, tick)
  const [start, end, duration, elapsed, easing] = tween
  return between(start, end, EASINGS[easing]!(elapsed / duration))
}

/** Updates the elapsed ticks; the first read starts the clock. */
function look(tween: Tween, tick: number): void {
  if (isOver(tween)) return
  if (!isSome(tween[5])) tween[5] = some(tick)
  const elapsed = tick - (tween[5] as [1, number])[1]
  tween[3] = elapsed < 0 ? overflow('-') : elapsed
}

/** Also true without a duration. */
export function isDone(tween: Tween, tick: number): boolean {
  look(tween, tick)
  return isOver(tween)
}

/** Undefined before the end. */
export function sinceDone(tween: Tween, tick: number): number | undefined {
  look(tween, tick)
  const [, , duration, , , startTick] = tween
  const rest = tick - (isSome(startTick) ? (startTick as [1, number])[1] + duration : 0)
  return rest >= 0 ? rest : undefined
}

/** Starts toward a new end from the current value; setting the same end changes nothing. */
export function setEnd(tween: Tween, end: unknown, tick: number, tweened: Tweened): void {
  if (!tweened.equal(end, tween[1])) setOut(tween, end, tick, tweened)
}

/** Starts toward an end that is `delta` further away. */
export function addToEnd(tween: Tween, delta: unknown, tick: number, tweened: Tweened): void {
  setOut(tween, tweened.add(tween[1], delta), tick, tweened)
}

function setOut(tween: Tween, end: unknown, tick: number, tweened: Tweened): void {
  tween[0] = valueAt(tween, tick, tweened)
  tween[1] = end
  tween[3] = 0
  tween[5] = some(tick)
}

export function tweenedNumber(name: ScalarName): Tweened {
  const toF64 = cast(name, 'f64') as (value: unknown) => number
  const fromF64 = cast('f64', name) as (value: number) => unknown
  return {
    between: (start, end, t) => fromF64(toF64(start) + (toF64(end) - toF64(start)) * t),
    equal: (a, b) => a === b,
    add: arithmetic('+', name) as Tweened['add'],
  }
}

const wholeBetween = (name: ScalarName, start: number, end: number, t: number) =>
  tweenedNumber(name).between(start, end, t) as number

export const tweenedBounds: Tweened = {
  between(start, end, t): Bounds {
    const [from, to] = [start as Bounds, end as Bounds]
    return [
      wholeBetween('i32', from[0], to[0], t),
      wholeBetween('i32', from[1], to[1], t),
      wholeBetween('u32', from[2], to[2], t),
      wholeBetween('u32', from[3], to[3], t),
    ]
  },
  equal: (a, b) => (a as Bounds).every((part, i) => part === (b as Bounds)[i]),
  add: (a, b) => sumOf(a as Bounds, b as Bounds),
}
