import type { Natives } from '../../values/native'
import { none, some } from '../../values/option'
import { END, type Sequence } from '../../values/sequence'
import { isStandard, type Shape } from '../../values/shape'
import type { Callable, Value } from '../../values/value'
import { consumer } from './consumerNatives'

/** Goes on while what `f` gives holds a value: in `Some` or `Ok`, whose discriminants differ. */
function tryFold(source: Sequence, initial: Value, shape: Shape, f: Callable): Value {
  const goesOn = isStandard(shape, 'Option') ? 1 : 0
  let state: Value[] = [goesOn, initial]
  for (let item = source.next(); item !== END; item = source.next()) {
    state = f(state[1], item) as Value[]
    if (state[0] !== goesOn) break
  }
  return state
}

/** What of the consumers games hardly call. */
export const foldNatives: Natives = {
  'Iterator::size_hint': ({ traits, generic }) => {
    const iterate = traits.iterate(generic('Self'))
    return (self: Value) => {
      const left = iterate(self).left?.()
      return [left ?? 0, left === undefined ? none() : some(left)]
    }
  },
  'Iterator::try_fold': consumer(
    (source, { generic }) =>
      (initial: Value, f: Callable) =>
        tryFold(source, initial, generic('R'), f),
  ),
}
