import { isSome, none, some, type Option } from '../../rust/machine/values/option'
import { EASINGS } from './easing'

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

/** The first question starts the clock. */
function ticksSinceStart(tween: Tween, tick: number): number {
  if (!isSome(tween[5])) tween[5] = some(tick)
  return tick - (tween[5] as [1, number])[1]
}

/** The value now; from the duration on exactly the end. */
export function valueAt(tween: Tween, tick: number, { between }: Tweened): unknown {
  const [start, end, duration, , easing] = tween
  const elapsed = (tween[3] = ticksSinceStart(tween, tick))
  return elapsed >= duration ? end : between(start, end, EASINGS[easing]!(elapsed / duration))
}

/** How long the way has been over; undefined on the way. */
export function sinceDone(tween: Tween, tick: number): number | undefined {
  const rest = ticksSinceStart(tween, tick) - tween[2]
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
