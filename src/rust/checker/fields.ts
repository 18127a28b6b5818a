import { further } from '../further/further'
import type * as tree from '../tree/tree'
import { ERROR } from '../types/known'
import { substitutionOf } from '../types/substitute'
import type { Adt, Type } from '../types/type'
import { derefSteps } from './autoderef'
import { failed, settled, shallow, type Body } from './body'
import { adjust } from './coerce'

/** `place.field`, through references. */
export function checkField(body: Body, expr: Extract<tree.Expr, { kind: 'Field' }>): Type {
  const receiver = settled(body, body.expression(body, expr.receiver))
  if (receiver.kind === 'error' || receiver.kind === 'never') return receiver
  const { name, span } = expr.name
  if (receiver.kind === 'variable' && receiver.variable.kind === 'general') {
    body.inference.unify(receiver, ERROR)
    return failed(body, expr.receiver.span, 'type annotations needed', {
      label: 'cannot infer type',
      help: 'say its type where it is declared',
      code: 'E0282',
    })
  }
  const steps = derefSteps(body, receiver)
  let hidden = false
  for (const { type, adjustments } of steps) {
    const field = fieldOf(body, type, name)
    if (!field) continue
    if (field.isHidden) {
      hidden = true
      continue
    }
    if (adjustments.length > 0) adjust(body, expr.receiver, adjustments)
    return field.type
  }
  if (hidden) return further().reportPrivate(body, expr, receiver, steps)
  return further().reportNoField(
    body,
    receiver,
    name,
    span,
    steps.map(({ type }) => type),
  )
}

function fieldOf(body: Body, type: Type, name: string): { type: Type; isHidden: boolean } | undefined {
  if (type.kind === 'tuple') {
    const item = /^\d+$/.test(name) ? type.items[Number(name)] : undefined
    return item && { type: shallow(body, item), isHidden: false }
  }
  if (type.kind !== 'adt' || type.adt.kind !== 'struct') return undefined
  const field = type.adt.variants[0]?.fields.find((other) => other.name === name)
  if (!field) return undefined
  const isHidden = !field.isPublic && isForeign(body, type.adt)
  return { type: body.solver.instantiate(field.type, substitutionOf(type.adt.params, type.args)), isHidden }
}

/** Whether a type was declared elsewhere than around this code, so that only its public fields are seen. */
export function isForeign(body: Body, adt: Adt): boolean {
  const { session, scope } = body
  if (!adt.isOwn) return session.isOwnCode(scope.module)
  const home = session.homeOf(adt)
  return home !== undefined && !scope.module.isWithin(home)
}
