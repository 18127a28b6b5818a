import type { ExprOf } from '../front/tree/tree'
import type * as ir from '../ir/program'
import { made } from './aggregates'
import type { Body } from './body'
import { variantAt } from './layout'
import { read } from './places'

/** `f(a, b)`: a function by its name, a constructor, or a closure. */
export function call(node: ExprOf<'Call'>, body: Body): ir.Expr {
  const args = node.args.map(body.expression)
  const resolution = node.callee.kind === 'PathExpr' ? body.checked.paths.get(node.callee) : undefined
  if (resolution?.kind !== 'function') {
    return { op: 'callValue', callee: read(body.place(node.callee)), args, ...body.at(node.span) }
  }
  const { constructs } = resolution.callee.item
  if (constructs) {
    const { adt, variant } = constructs
    return made(adt.kind === 'enum' ? Number(variantAt(adt, variant).discriminant) : undefined, args)
  }
  const types = node.args.map(body.adjustedTypeOf)
  const callee = body.callee(resolution.callee, node.span, types, body.typeOf(node))
  return { op: 'call', callee, args, ...body.at(node.span) }
}

/** `receiver.name(args)`. */
export function methodCall(node: ExprOf<'MethodCall'>, body: Body): ir.Expr {
  const found = body.checked.callees.get(node)
  const args = node.args.map(body.expression)
  const receiver = body.expression(node.receiver)
  if (!found) throw new Error(`no method ${node.name.name}`)
  const types = [body.adjustedTypeOf(node.receiver), ...node.args.map(body.adjustedTypeOf)]
  const callee = body.callee(found, node.span, types, body.typeOf(node))
  return { op: 'call', callee, args: [receiver, ...args], ...body.at(node.span) }
}
