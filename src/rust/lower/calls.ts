import type { Callee, Local } from '../front/checker/checked'
import type { Span } from '../front/source/span'
import { typeText } from '../front/types/typeText'
import { memoryLayout } from '../front/types/memoryLayout'
import type { ExprOf } from '../front/tree/tree'
import type * as ir from '../ir/program'
import { made } from './aggregates'
import type { Body } from './body'
import { endedBehind, needsDrop } from './endings'
import { isStandard, tagOf, variantAt } from './layout'
import { notSupported } from './lowering'
import { read } from './places'

/** `f(a, b)`: a function by its name, a constructor, or a closure. */
export function call(node: ExprOf<'Call'>, body: Body): ir.Expr {
  const args = node.args.map(body.expression)
  const resolution = node.callee.kind === 'PathExpr' ? body.checked.paths.get(node.callee) : undefined
  if (resolution?.kind !== 'function') {
    const called: ir.Expr = { op: 'callValue', callee: read(body.place(node.callee)), args, ...body.at(node.span) }
    return resolution?.kind === 'local' && body.endings ? calledLocal(called, resolution.local, body) : called
  }
  const { constructs } = resolution.callee.item
  if (constructs) {
    const { adt, variant } = constructs
    return made(adt.kind === 'enum' ? tagOf(adt, variantAt(adt, variant)) : undefined, args)
  }
  const { key } = resolution.callee.item
  if (key.startsWith('mem::') && /size_of|align_of/.test(key)) return sizeOf(resolution.callee, body, node.span)
  const types = node.args.map(body.adjustedTypeOf)
  const callee = body.callee(resolution.callee, node.span, types, body.typeOf(node))
  return { op: 'call', callee, args, ...body.at(node.span) }
}

/** What `size_of` and its like say of a type: known once the type is. */
function sizeOf({ item, args }: Callee, body: Body, span: Span): ir.Expr {
  const type = body.concrete(args[0]!)
  const layout = memoryLayout(type)
  if (!layout) throw notSupported(`${item.name}::<${typeText(type)}>`, body.at(span).at)
  return { op: 'value', value: item.key.includes('size') ? layout.size : layout.align }
}

/** `receiver.name(args)`. */
export function methodCall(node: ExprOf<'MethodCall'>, body: Body): ir.Expr {
  const found = body.checked.callees.get(node)
  // Values without a name end in the order in which they are made, the last one first
  const first = body.endings && body.expression(node.receiver)
  const args = node.args.map(body.expression)
  const receiver = first ?? body.expression(node.receiver)
  if (!found) throw new Error(`no method ${node.name.name}`)
  const types = [body.adjustedTypeOf(node.receiver), ...node.args.map(body.adjustedTypeOf)]
  const callee = body.callee(found, node.span, types, body.typeOf(node))
  return { op: 'call', callee, args: [receiver, ...args], ...body.at(node.span) }
}

/** What can be called once ends with the call. */
function calledLocal(called: ir.Expr, local: Local, body: Body): ir.Expr {
  const located = body.variable(local)
  const { type } = located
  const [content] = isStandard(type, 'Box') ? type.args : []
  const isOnce =
    (local.type.kind === 'param' && body.endings?.calledOnce.has(local.type.param)) ||
    (type.kind === 'closure' && type.closure.call === 'FnOnce') ||
    (content?.kind === 'dyn' && content.bounds.some(({ trait }) => trait.name === 'FnOnce'))
  return isOnce && needsDrop(type, body) ? endedBehind(called, located, body) : called
}
