import { none, some, type Native, type NativeCall, type Natives, type Shape } from 'rust/machine'
import type { Machine } from '../machine'
import { EASINGS } from '../tween/easing'
import {
  addToEnd,
  isDone,
  setEnd,
  sinceDone,
  tweenAt,
  tweenedBounds,
  tweenedNumber,
  type Tween,
  type Tweened,
  valueAt,
} from '../tween/tween'
import { untyped } from './native'

const tweenedType = (shape: Shape): Tweened => (shape.kind === 'scalar' ? tweenedNumber(shape.name) : tweenedBounds)

/** A method that modifies a tween and returns a copy. */
const copying =
  (change: (tween: Tween, argument: never, tweened: Tweened) => void): Native =>
  ({ generic, traits, result }: NativeCall) => {
    const [tweened, copy] = [tweenedType(generic('T')), traits.clone(result)]
    return (tween: Tween, argument: unknown) => {
      change(tween, argument as never, tweened)
      return copy(tween)
    }
  }

const setDuration = (tween: Tween, ticks: number) => void (tween[2] = ticks)

const setEasing = (tween: Tween, easing: number) => void (tween[4] = easing)

export const tweenNatives = (machine: Machine): Natives => ({
  'Tween::new':
    ({ generic, traits }) =>
    (start: unknown) => [...tweenAt(start).with(1, traits.clone(generic('T'))(start))],
  'Tween::set': copying((tween, end, tweened) => setEnd(tween, end, machine.tick, tweened)),
  'Tween::duration': copying(setDuration),
  'Tween::ease': copying(setEasing),
  'Tween::set_duration': untyped(setDuration),
  'Tween::set_ease': untyped(setEasing),
  'Tween::add': ({ generic }) => {
    const tweened = tweenedType(generic('T'))
    return (tween: Tween, delta: unknown) => addToEnd(tween, delta, machine.tick, tweened)
  },
  'Tween::get': ({ generic, traits }) => {
    const [tweened, copy] = [tweenedType(generic('T')), traits.clone(generic('T'))]
    return (tween: Tween) => copy(valueAt(tween, machine.tick, tweened))
  },
  'Tween::done': untyped((tween: Tween) => isDone(tween, machine.tick)),
  'Tween::elapsed_since_done': untyped((tween: Tween) => {
    const ticks = sinceDone(tween, machine.tick)
    return ticks === undefined ? none() : some(ticks)
  }),
  'Easing::ALL': untyped(() => EASINGS.map((_, easing) => easing)),
  'Easing::apply': untyped((easing: number, part: number) => EASINGS[easing]!(part)),
})
