import type { Capture } from '../front/checker/checked'
import type { ClosureExpr } from '../front/tree/tree'
import type * as ir from '../ir/program'
import { type Body, costOf } from './body'
import { capturedParts } from './captured'
import { behindMoves, movesOf, needsDrop, scoped } from './endings'
import { parameter } from './parameter'
import { field } from './places'

/** A closure expression: what it captures is taken along now. */
export function closure(node: ClosureExpr, body: Body): ir.Expr {
  const captures = body.checked.closures.get(node)?.captures ?? []
  const inner = body.inside(captures)
  let params: ir.Parameter[] = []
  const inside = scoped(inner, () => {
    params = node.params.map(({ pattern }) => parameter(pattern, inner))
    const moves = movesOf(inner)
    return behindMoves(moves, inner.expression(node.body))
  })
  const taken = captures.map((capture) =>
    capture.mode === 'move' ? moved(capture, body) : body.placeOf(capture.local),
  )
  const made = { params, size: inner.frame.size, cost: costOf(inner.nodes), body: inside }
  const isOwner = needsDrop(body.typeOf(node), body) ? { isOwner: true as const } : {}
  return { op: 'closure', captures: taken, function: made, ...isOwner }
}

/** A variable becomes the closure's own: whole, or those of its parts that the closure uses where their end can be told. */
function moved(capture: Capture, body: Body): ir.Expr {
  const whole = body.variable(capture.local)
  const parts = needsDrop(whole.type, body) ? capturedParts(capture, whole.type, body.checked) : undefined
  if (!parts) return body.copied(whole)
  const fields = parts.map(({ key, type }) => ({ key, value: body.copied(field(type, whole.place, key)) }))
  return { op: 'struct', size: Math.max(...parts.map(({ key }) => key)) + 1, fields }
}
