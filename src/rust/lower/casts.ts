import type { ExprOf } from '../front/tree/tree'
import type * as ir from '../ir/program'
import type { Adt } from '../front/types/type'
import type { Body } from './body'
import { isRanked } from './layout'

/** `value as T`: between scalars, and from an enum without fields; pointers stay what they are. */
export function cast(node: ExprOf<'Cast'>, body: Body): ir.Expr {
  const operand = body.expression(node.operand)
  const source = body.adjustedTypeOf(node.operand)
  const target = body.typeOf(node)
  if (target.kind !== 'scalar' || (source.kind !== 'scalar' && source.kind !== 'adt')) return operand
  if (source.kind === 'adt' && isRanked(source.adt)) {
    return { op: 'cast', from: 'i128', to: target.name, operand: discriminantOf(source.adt, operand) }
  }
  const from = source.kind === 'scalar' ? source.name : 'i32'
  return from === target.name ? operand : { op: 'cast', from, to: target.name, operand }
}

/** The number of a variant that is known by its order. */
function discriminantOf({ variants }: Adt, index: ir.Expr): ir.Expr {
  const numbers = variants.map(({ discriminant }) => discriminant).sort((a, b) => (a < b ? -1 : 1))
  const items = numbers.map((number): ir.Expr => ({ op: 'wide', value: String(number) }))
  const owner: ir.Place = { in: 'temporary', value: { op: 'list', items }, isPlain: false }
  return { op: 'read', place: { in: 'element', owner, index, isPlain: true } }
}
