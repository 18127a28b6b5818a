import type { ClosureExpr } from '../front/tree/tree'
import type * as ir from '../ir/program'
import { type Body, costOf } from './body'
import { parameter } from './parameter'

/** A closure expression: what it captures is taken along now. */
export function closure(node: ClosureExpr, body: Body): ir.Expr {
  const captures = body.checked.closures.get(node)?.captures ?? []
  const inner = body.inside(captures)
  const params = node.params.map(({ pattern }) => parameter(pattern, inner))
  const inside = inner.expression(node.body)
  const taken = captures.map(({ local, mode }) =>
    mode === 'move' ? body.copied(body.variable(local)) : body.placeOf(local),
  )
  const made = { params, size: inner.frame.size, cost: costOf(inner.nodes), body: inside }
  return { op: 'closure', captures: taken, function: made }
}
