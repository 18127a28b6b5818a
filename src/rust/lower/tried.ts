import type { ExprOf } from '../front/tree/tree'
import type { Type } from '../front/types/type'
import type * as ir from '../ir/program'
import type { Body } from './body'
import { hasOpenEndings, leaving } from './endings'
import { isStandard } from './layout'
import { field, inSlot, read } from './places'

/** `x?`: the value of `Some` and `Ok`; else the function returns, an error converted to its own. */
export function tried(node: ExprOf<'Try'>, body: Body): ir.Expr {
  const operand = body.expression(node.operand)
  const source = body.adjustedTypeOf(node.operand)
  const error = source.kind === 'adt' ? source.args[1] : undefined
  if (hasOpenEndings(body)) return endingTry(node, operand, source, body)
  if (isStandard(source, 'Option')) return { op: 'tryOption', operand }
  const convert = conversion(node, error, body)
  return convert === undefined ? { op: 'tryResult', operand } : { op: 'tryResult', operand, convert }
}

function conversion(node: ExprOf<'Try'>, error: Type | undefined, body: Body): ir.CalleeId | undefined {
  const callee = body.checked.callees.get(node)
  if (!callee || !error) return undefined
  return body.callee(callee, node.span, [error], body.concrete(callee.item.signature.result))
}

/** The same with values that end where the function returns. */
function endingTry(node: ExprOf<'Try'>, operand: ir.Expr, source: Type, body: Body): ir.Expr {
  const isOption = isStandard(source, 'Option')
  const [slot, given] = [body.newSlot(), body.newSlot()]
  const found: ir.Pattern = { is: 'bind', slot: given, take: 'read' }
  const pattern: ir.Pattern = {
    is: 'parts',
    discriminant: isOption ? 1 : 0,
    parts: [{ key: 1, isPlain: false, pattern: found }],
  }
  const value: ir.Expr = isOption
    ? { op: 'variant', discriminant: 0, fields: [] }
    : { op: 'variant', discriminant: 1, fields: [errorIn(slot, node, source, body)] }
  const arms = [
    { pattern, body: read(inSlot(source, given)) },
    { pattern: { is: 'any' as const }, body: leaving({ op: 'jump', target: 0, value }, 0, body) },
  ]
  return { op: 'match', scrutinee: { slot, value: operand, isPlain: false }, arms }
}

function errorIn(slot: ir.Slot, node: ExprOf<'Try'>, source: Type, body: Body): ir.Expr {
  const error = source.kind === 'adt' ? source.args[1] : undefined
  const held = read(field(error ?? source, inSlot(source, slot).place, 1))
  const convert = conversion(node, error, body)
  return convert === undefined ? held : { op: 'call', callee: convert, args: [held] }
}
