import type { Session } from './body'
import type { Constant, Type } from '../types/type'
import type { TypeScope } from '../items/typeScope'
import { newBody, merge } from './runBody'
import { checkCoerced } from './coerce'
import { finishBody } from './finish'
import type * as tree from '../tree/tree'

/** Checks the value of a constant. */
export function checkConstant(
  session: Session,
  constant: Constant,
  scope: TypeScope,
  unreachable: ReadonlySet<string>,
): void {
  if (!constant.value) return
  const body = newBody(session, scope, [], 'constant', unreachable)
  checkCoerced(body, constant.value, body.solver.normalize(constant.type))
  finishBody(body)
  merge(session.tables, body.session.tables)
}

/** Checks the number that is the length of an array or the discriminant of a variant. */
export function checkNumber(session: Session, expr: tree.Expr, type: Type, scope: TypeScope): void {
  const body = newBody(session, scope, [], 'constant', new Set())
  checkCoerced(body, expr, type)
  finishBody(body)
  merge(session.tables, body.session.tables)
}
