import type { ExprOf } from '../front/tree/tree'
import type * as ir from '../ir/program'
import type { Body } from './body'

/** `value as T`: between scalars, and from an enum without fields; pointers stay what they are. */
export function cast(node: ExprOf<'Cast'>, body: Body): ir.Expr {
  const operand = body.expression(node.operand)
  const source = body.adjustedTypeOf(node.operand)
  const target = body.typeOf(node)
  if (target.kind !== 'scalar' || (source.kind !== 'scalar' && source.kind !== 'adt')) return operand
  const from = source.kind === 'scalar' ? source.name : 'i32'
  return from === target.name ? operand : { op: 'cast', from, to: target.name, operand }
}
