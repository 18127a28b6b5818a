import type { ExprOf } from '../front/tree/tree'
import type * as ir from '../ir/program'
import type { Body } from './body'
import { isStandard } from './layout'

/** `x?`: the value of `Some` and `Ok`; else the function returns, an error converted to its own. */
export function tried(node: ExprOf<'Try'>, body: Body): ir.Expr {
  const operand = body.expression(node.operand)
  const source = body.adjustedTypeOf(node.operand)
  const error = source.kind === 'adt' ? source.args[1] : undefined
  if (isStandard(source, 'Option')) return { op: 'tryOption', operand }
  const callee = body.checked.callees.get(node)
  if (!callee || !error) return { op: 'tryResult', operand }
  const result = body.concrete(callee.item.signature.result)
  return { op: 'tryResult', operand, convert: body.callee(callee, node.span, [error], result) }
}
