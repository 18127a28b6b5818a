import { arithmetic, cast, isSome, none, overflow, some } from 'rust/machine'
import type { Option, ScalarName } from 'rust/machine'
import { EASINGS } from './easing'
import { sumOf } from '../bounds/bounds'
import type { Bounds } from '../bounds/bounds'

/** A `Tween<T>` as the program holds it: its fields in the order of the declaration. */
export type Tween = [start: unknown, end: unknown, duration: number, elapsed: number, easing: number, startTick: Option]

/** What a tween has to know about the type that it moves. */
export type Tweened = {
  /** The value after the part `t` of the way. */
  between: (start: unknown, end: unknown, t: number) => unknown
  equal: (a: unknown, b: unknown) => boolean
  add: (a: unknown, b: unknown) => unknown
}

/** A tween that rests at a value. */
export const tweenAt = (start: unknown): Tween => [start, start, 0, 0, 0, none()]

/** Whether a question has found the end: from then on nothing is computed any more. */
const isOver = ([, , duration, elapsed]: Tween) => elapsed >= duration

/** The value now. A question that comes too late shoots past the end once, as the engine does; the next one finds the end. */
export function valueAt(tween: Tween, tick: number, { between }: Tweened): unknown {
  if (isOver(tween)) return tween[1]
  look(tween, tick)
  const [start, end, duration, elapsed, easing] = tween
  return between(start, end, EASINGS[easing]!(elapsed / duration))
}

/** Brings the elapsed ticks of a movement up to date; the first look starts the clock. */
function look(tween: Tween, tick: number): void {
  if (isOver(tween)) return
  if (!isSome(tween[5])) tween[5] = some(tick)
  const elapsed = tick - (tween[5] as [1, number])[1]
  tween[3] = elapsed < 0 ? overflow('-') : elapsed
}

/** Whether the movement is over, or there is none. */
export function isDone(tween: Tween, tick: number): boolean {
  look(tween, tick)
  return isOver(tween)
}

/** How long the movement has been over; undefined on the way. */
export function sinceDone(tween: Tween, tick: number): number | undefined {
  look(tween, tick)
  const [, , duration, , , startTick] = tween
  const rest = tick - (isSome(startTick) ? (startTick as [1, number])[1] + duration : 0)
  return rest >= 0 ? rest : undefined
}

/** Sets out from the present value to a new end; to the same end nothing changes. */
export function setEnd(tween: Tween, end: unknown, tick: number, tweened: Tweened): void {
  if (!tweened.equal(end, tween[1])) setOut(tween, end, tick, tweened)
}

/** Sets out from the present value to an end that lies further by `delta`. */
export function addToEnd(tween: Tween, delta: unknown, tick: number, tweened: Tweened): void {
  setOut(tween, tweened.add(tween[1], delta), tick, tweened)
}

function setOut(tween: Tween, end: unknown, tick: number, tweened: Tweened): void {
  tween[0] = valueAt(tween, tick, tweened)
  tween[1] = end
  tween[3] = 0
  tween[5] = some(tick)
}

/** How numbers of a type move: the way is computed as `f64` and cast. */
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

/** How bounds move: each part for itself. */
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
