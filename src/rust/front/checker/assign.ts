import type * as tree from '../tree/tree'
import { UNIT } from '../types/known'
import type { Type } from '../types/type'
import { assignPattern } from './assignPatterns'
import { type Body } from './body'
import { checkCoerced } from './coerce'
import { checkUnchanging, isPlace, reportNoPlace } from './places'

/** `a = b`, and `(a, b) = pair`. */
export function checkAssign(body: Body, expr: tree.ExprOf<'Assign'>): Type {
  const { target, value } = expr
  if (isPattern(target)) {
    const found = body.expression(body, value)
    assignPattern(body, target, found, expr.operatorSpan)
    return UNIT
  }
  const place = body.expression(body, target)
  if (!isPlace(target)) reportNoPlace(body, target, expr.operatorSpan)
  checkUnchanging(body, target, expr.operatorSpan, false)
  checkCoerced(body, value, place)
  return UNIT
}

function isPattern(target: tree.Expr): boolean {
  return ['Tuple', 'Array', 'Struct', 'Underscore', 'Call'].includes(target.kind)
}
