import type { Native, NativeCall, Natives, Traits } from '../../values/native'
import { none, some, type Callable, type Value } from '../../values/value'
import { readThrough } from '../../values/place'
import { END, type Sequence } from '../../values/sequence'
import { passOver } from './sequences'
import type { ScalarName } from '../../../ir/program'
import type { Budget } from '../../values/budget'
import { arithmetic } from '../../values/operator'
import { isStandard, type Shape } from '../../values/shape'
import { isWideName } from '../../values/integer'
import { untilFailure } from './collect'

/** Charged per consumed item. */
export function consumer(consume: (source: Sequence, call: NativeCall) => (...args: never[]) => Value): Native {
  return (call) => {
    const iterate = call.traits.iterate(call.generic('Self'))
    const { budget } = call
    return (self: Value, ...args: Value[]) => {
      const source = iterate(readThrough(self))
      const paid: Sequence = {
        next: () => {
          budget.spend(1)
          return source.next()
        },
        nextBack: () => {
          budget.spend(1)
          return source.nextBack!()
        },
        left: () => source.left?.() ?? 0,
      }
      return (consume(paid, call) as Callable)(...args)
    }
  }
}

const option = (item: Value) => (item === END ? none() : some(item))

function fold(source: Sequence, initial: Value, f: Callable): Value {
  let result = initial
  for (let item = source.next(); item !== END; item = source.next()) result = f(result, item)
  return result
}

function find(source: Sequence, predicate: Callable): Value {
  for (let item = source.next(); item !== END; item = source.next()) if (predicate(item)) return item
  return END
}

/** The key is computed once per item. */
type Order = { keyOf?: Callable; compare: Callable }

/** Of equal items, the last one is the maximum and the first one the minimum. */
const extreme = (isMax: boolean, orderOf: (call: NativeCall, given: Callable) => Order): Native =>
  consumer((source, call) => (given: Callable) => {
    const { keyOf = (item) => item, compare } = orderOf(call, given)
    let best = source.next()
    if (best === END) return none()
    let bestKey = keyOf(best)
    for (let item = source.next(); item !== END; item = source.next()) {
      const key = keyOf(item)
      if ((compare(bestKey, key) === 1) !== isMax) [best, bestKey] = [item, key]
    }
    return some(best)
  })

const byOrder = ({ traits, generic }: NativeCall) => ({ compare: traits.compare(generic('T')) as Callable })
const byClosure = (_: NativeCall, compare: Callable) => ({ compare })
const byKey = ({ traits, generic }: NativeCall, keyOf: Callable) => ({
  keyOf,
  compare: traits.compare(generic('B')) as Callable,
})

export const consumerNatives: Natives = {
  'Iterator::next': ({ traits, generic }) => {
    const iterate = traits.iterate(generic('Self'))
    return (self: Value) => option(iterate(readThrough(self)).next())
  },
  'DoubleEndedIterator::next_back': ({ traits, generic }) => {
    const iterate = traits.iterate(generic('Self'))
    return (self: Value) => option(iterate(readThrough(self)).nextBack!())
  },
  'ExactSizeIterator::len': ({ traits, generic }) => {
    const iterate = traits.iterate(generic('Self'))
    return (self: Value) => iterate(self).left!()
  },
  'Iterator::count': consumer((source) => () => fold(source, 0, (count) => (count as number) + 1)),
  'Iterator::nth': ({ traits, generic, budget }) => {
    const iterate = traits.iterate(generic('Self'))
    return (self: Value, count: number) => {
      const source = iterate(readThrough(self))
      passOver(source, count, budget)
      return option(source.next())
    }
  },
  'Iterator::for_each': consumer((source) => (f: Callable) => {
    fold(source, undefined, (_, item) => f(item))
  }),
  'Iterator::fold': consumer((source) => (initial: Value, f: Callable) => fold(source, initial, f)),
  'Iterator::all': consumer((source) => (f: Callable) => find(source, (item) => !f(item)) === END),
  'Iterator::any': consumer((source) => (f: Callable) => find(source, f) !== END),
  'Iterator::find': consumer((source) => (f: Callable) => option(find(source, f))),
  'Iterator::position': consumer((source) => (f: Callable) => {
    let count = -1
    const found = find(source, (item) => (count++, f(item)))
    return found === END ? none() : some(count)
  }),
  'Iterator::max': extreme(true, byOrder),
  'Iterator::min': extreme(false, byOrder),
  'Iterator::max_by': extreme(true, byClosure),
  'Iterator::min_by': extreme(false, byClosure),
  'Iterator::max_by_key': extreme(true, byKey),
  'Iterator::min_by_key': extreme(false, byKey),
  'Sum::sum': totaling({ trait: 'Sum', method: 'sum', operator: '+' }),
  'Product::product': totaling({ trait: 'Product', method: 'product', operator: '*' }),
}

type Kind = { trait: 'Sum' | 'Product'; method: 'sum' | 'product'; operator: '+' | '*' }

function total(kind: Kind, shape: Shape, traits: Traits, budget: Budget): (items: Sequence) => Value {
  if (shape.kind === 'scalar') {
    const operation = arithmetic(kind.operator, shape.name) as (left: Value, right: Value) => Value
    const empty = emptyTotal(kind, shape.name)
    return (items) => {
      let result = empty
      for (let item = items.next(); item !== END; item = items.next()) {
        budget.spend(1)
        result = operation(result, item)
      }
      return result
    }
  }
  const [held] = shape.kind === 'adt' ? shape.args : []
  if (held && isStandard(shape, 'Option')) return untilFailure(total(kind, held, traits, budget), 0)
  if (held && isStandard(shape, 'Result')) return untilFailure(total(kind, held, traits, budget), 1)
  return traits.method(kind.trait, kind.method, shape) as Callable
}

/** The sum of no f32 is −0, which preserves the sign of a single item. */
function emptyTotal({ operator }: Kind, name: ScalarName): Value {
  const isBig = isWideName(name)
  if (operator === '*') return isBig ? 1n : 1
  return isBig ? 0n : name === 'f32' || name === 'f64' ? -0 : 0
}

function totaling(kind: Kind): Native {
  return ({ traits, generic, budget }) => {
    const iterate = traits.iterate(generic('I'))
    const add = total(kind, generic('Self'), traits, budget)
    return (items: Value) => add(iterate(items))
  }
}
