import { operandsDiagnostic, refused } from './operatorFaults'
import { type Body, demand, settled, hasError } from './body'
import type { Binary, Compound } from './operands'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { setCallee, TRAITS } from './operators'
import { UNIT, ERROR } from '../types/known'
import { checkCoerced } from './coerce'

/** `f32 * V` where the program has an impl for it. */
export function leftOverloaded(
  body: Body,
  expr: Binary | Compound,
  operator: tree.ArithmeticOperator,
  left: Type,
  right: Type,
): Type | undefined {
  const [traitName, method] = operatorNames(expr, operator)
  const trait = body.session.world.trait(traitName)
  if (!trait) return undefined
  const output = body.inference.fresh()
  const bindings = trait.types.has('Output') ? [{ name: 'Output', type: output }] : []
  const bound = { trait, args: [left, right], bindings }
  if (body.solver.evaluate(bound) === 'no') return undefined
  demand(body, { bound, span: expr.span })
  setCallee(body, expr, trait, method, left, right)
  return bindings.length > 0 ? output : UNIT
}

export function operatorNames(expr: Binary | Compound, operator: tree.ArithmeticOperator): [string, string] {
  const [trait, method] = TRAITS[operator]
  return expr.kind === 'CompoundAssign' ? [`${trait}Assign`, `${method}_assign`] : [trait, method]
}

export function demandOperator(
  body: Body,
  expr: Binary,
  operator: tree.ArithmeticOperator,
  left: Type,
  right: Type,
): Type {
  const [traitName, method] = TRAITS[operator]
  const trait = body.session.world.trait(traitName)
  if (!trait) return left
  const output = body.inference.fresh()
  const bound = { trait, args: [left, right], bindings: [{ name: 'Output', type: output }] }
  demand(body, { bound, span: expr.span, explain: () => operandsDiagnostic(body, expr, left, right) })
  setCallee(body, expr, trait, method, left, right)
  return settled(body, output)
}

export function overloadedArithmetic(body: Body, expr: Binary, operator: tree.ArithmeticOperator, left: Type): Type {
  const trait = body.session.world.trait(TRAITS[operator][0])
  const right = body.inference.fresh()
  if (trait && body.solver.evaluate({ trait, args: [left, right], bindings: [] }) === 'no') {
    const other = body.expression(body, expr.right)
    if (!hasError(body.inference.resolve(other))) body.session.report(refused(body, expr, left, other))
    return ERROR
  }
  const output = demandOperator(body, expr, operator, left, right)
  checkCoerced(body, expr.right, right)
  return settled(body, output)
}
