import type { Expr } from '../tree/tree'
import { cast } from '../values/cast'
import type { Value } from '../values/value'
import type { Body } from './body'
import type { Run } from './run'

/** `value as T`: between scalars, and from an enum without fields; pointers stay what they are. */
export function castRun(node: Extract<Expr, { kind: 'Cast' }>, body: Body): Run {
  const operand = body.value(node.operand)
  const source = body.adjustedTypeOf(node.operand)
  const target = body.typeOf(node)
  if (target.kind !== 'scalar' || (source.kind !== 'scalar' && source.kind !== 'adt')) return operand
  const name = source.kind === 'scalar' ? source.name : 'i32'
  if (name === target.name) return operand
  const convert = cast(name, target.name) as (value: Value) => Value
  return (frame) => convert(operand(frame))
}
