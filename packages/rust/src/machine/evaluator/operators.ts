import { cast } from '../values/integer'
import { arithmetic, COMPARISONS, complement, negation } from '../values/operator'
import type { Callable, Value } from '../values/value'
import { mapped, spanOf, type Body, type Frame, type NodeOf, type Run } from './run'
import { located } from './calls'
import { comparisonRun, numberRun, updateOf } from './numbers'
import { operandOf, pairRun } from './operands'
import { innerRun } from './expressions'
import { accessOf } from './places'

export function binaryRun({ operator, scalar, left, right, at }: NodeOf<'binary'>, body: Body): Run {
  const [first, second] = [innerRun(left, body), innerRun(right, body)]
  const inlined = numberRun(operator, scalar, first, second, spanOf(at))
  return inlined ?? pairRun(arithmetic(operator, scalar, spanOf(at)) as Callable, first, second)
}

export function lazyRun({ operator, left, right }: NodeOf<'lazy'>, body: Body): Run {
  const first = innerRun(left, body)
  const second = innerRun(right, body)
  return operator === '&&' ? (frame) => first(frame) && second(frame) : (frame) => first(frame) || second(frame)
}

export function compareRun({ operator, left, right }: NodeOf<'compare'>, body: Body): Run {
  return comparisonRun(operator, innerRun(left, body), innerRun(right, body))
}

export function compareShapesRun({ operator, shapes, left, right, at }: NodeOf<'compareShapes'>, body: Body): Run {
  const { traits } = body.machine
  const [leftShape, rightShape] = [body.shape(shapes[0]), body.shape(shapes[1])]
  const [a, b] = [innerRun(left, body), innerRun(right, body)]
  if (operator === '==' || operator === '!=') {
    const equal = traits.equalTo(leftShape, rightShape)
    const isEqual = (frame: Frame) => equal(a(frame), b(frame))
    const isOther = (frame: Frame) => !equal(a(frame), b(frame))
    return located(operator === '==' ? isEqual : isOther, spanOf(at))
  }
  const compare = traits.partialCompareTo(leftShape, rightShape)
  const holds = COMPARISONS[operator]
  const isInOrder = (frame: Frame) => {
    const order = compare(a(frame), b(frame))
    return order !== undefined && holds(order, 0)
  }
  return located(isInOrder, spanOf(at))
}

export function unaryRun({ operator, scalar, operand, at }: NodeOf<'unary'>, body: Body): Run {
  const operation = operator === '-' ? negation(scalar, spanOf(at)) : complement(scalar)
  return mapped(innerRun(operand, body), operation as (value: Value) => Value)
}

/** `place += value`: evaluates the value first, then the place, once. */
export function updateRun({ place, operator, scalar, operand, at }: NodeOf<'update'>, body: Body): Run {
  const { read, write, update } = accessOf(place, body)
  const value = innerRun(operand, body)
  // The order does not matter if nothing is evaluated
  const sum = place.in === 'slot' && operandOf(value) ? numberRun(operator, scalar, read, value, spanOf(at)) : undefined
  return sum ? write(sum) : update(value, updateOf(operator, scalar, spanOf(at)))
}

/** `value as T` between scalars. */
export function castRun({ from, to, operand }: NodeOf<'cast'>, body: Body): Run {
  return mapped(innerRun(operand, body), cast(from, to) as (value: Value) => Value)
}
