import { cast } from '../../rust/machine/values/cast'
import { arithmetic } from '../../rust/machine/values/operator'
import type { ScalarName } from '../../rust/ir/program'
import { sumOf, type Bounds } from '../bounds/bounds'
import type { Tweened } from './tween'

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
