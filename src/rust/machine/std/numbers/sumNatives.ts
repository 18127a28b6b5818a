import type { ScalarName } from '../../../ir/program'
import type { Budget } from '../../values/budget'
import type { NativeCall, Natives, Traits } from '../../values/native'
import { arithmetic } from '../../values/operator'
import { END } from '../../values/sequence'
import type { Sequence } from '../../values/sequence'
import { isStandard, type Shape } from '../../values/shape'
import type { Callable, Value } from '../../values/value'
import { isInteger, isWide } from '../../values/integer'
import { untilFailure } from '../iterators/collect'

type Kind = { trait: 'Sum' | 'Product'; method: 'sum' | 'product'; operator: '+' | '*' }

const SUM: Kind = { trait: 'Sum', method: 'sum', operator: '+' }
const PRODUCT: Kind = { trait: 'Product', method: 'product', operator: '*' }

/** Adds or multiplies the items of a sequence up to a value of this type. */
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

/** No floats at all add up to −0, so that one alone keeps its sign. */
function emptyTotal({ operator }: Kind, name: ScalarName): Value {
  const isBig = isInteger(name) && isWide(name)
  if (operator === '*') return isBig ? 1n : 1
  return isBig ? 0n : name === 'f32' || name === 'f64' ? -0 : 0
}

const method =
  (kind: Kind) =>
  ({ traits, generic, budget }: NativeCall) => {
    const iterate = traits.iterate(generic('I'))
    const add = total(kind, generic('Self'), traits, budget)
    return (items: Value) => add(iterate(items))
  }

export const sumNatives: Natives = {
  'Sum::sum': method(SUM),
  'Product::product': method(PRODUCT),
}
